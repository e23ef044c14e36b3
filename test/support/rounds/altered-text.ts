/** One alteration of a text of JSON, beside some sign of it; what comes of it need be no JSON any more. */
export interface Edit {
  readonly at: number;
  readonly how: 'value' | 'remove' | 'repeat' | 'swap';
  readonly value: string;
}

const MEMBER = /("(?:[^"\\]|\\.)*")\s*:\s*("(?:[^"\\]|\\.)*"|-?[\d.]+|true|false|null)/g;

export function edited(text: string, { at, how, value }: Edit): string {
  const members = [...text.matchAll(MEMBER)];
  const one = members[at % Math.max(members.length, 1)];
  if (one === undefined) return text + value;
  const [whole, name = '', held = ''] = one;
  const put = (instead: string): string => text.slice(0, one.index) + instead + text.slice(one.index + whole.length);
  switch (how) {
    case 'value':
      return put(`${name}:${value}`);
    case 'remove':
      return put('').replace(/,(?=[,}])|(?<=\{),/g, '');
    case 'repeat':
      return put(`${whole},${name}:${value}`);
    case 'swap':
      return put(`${held}:${name}`);
  }
}

/** A record with one more member in some object of it: of that name, or else of one that the object has already. */
export function memberAdded(text: string, at: number, name: string | undefined, value: string): string {
  const firsts = [...text.matchAll(/\{("(?:[^"\\]|\\.)*"):/g)];
  const first = firsts[at % firsts.length];
  if (first === undefined) return text;
  const place = first.index + 1;
  return `${text.slice(0, place)}${name === undefined ? (first[1] ?? '') : JSON.stringify(name)}:${value},${text.slice(place)}`;
}
