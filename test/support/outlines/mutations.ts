import type { Dice } from './dice';

/** One kind of harm to the lines of a document; none of it keeps any promise about sense. */
export type Mutation = (lines: readonly string[], dice: Dice) => readonly string[];

/** Changes a few lines of the document. */
function onSome(change: (line: string, dice: Dice) => string): Mutation {
  return (lines, dice) => {
    const share = dice.pick([0.05, 0.2, 0.6]) ?? 0.2;
    return lines.map((line) => (dice.chance(share) ? change(line, dice) : line));
  };
}

function insert(make: (dice: Dice) => string): Mutation {
  return (lines, dice) => lines.toSpliced(dice.below(lines.length + 1), 0, make(dice));
}

const garbage = ['\u0000\u0001\u0007', '\u202e(a) \u2066x\u2069', '\ufeff', '\ud800', '\u200b1.1\u200b', '\u2028', '﷽'];
const markup = ['## ', '**', '***', '- ', '* ', '<b>', '</b>', '<|x|>', '<|', '|>', '`', '> ', '\t', '\f', '~~', '| '];
const numbers = [
  '1',
  '1.1',
  '(a)',
  '(i)',
  '(ii)',
  'A.',
  '§ 1.1',
  'Article 1',
  '0',
  '999',
  '1.1.1.1.1.1.1',
  '(aaa)',
  '3ZZ',
];
const heads = [
  'PART 1',
  'Division 2',
  'Schedule 1',
  'Contents',
  'TABLE 1',
  'Example 1:',
  'Diagram "A"',
  'Signed at Vale',
];

export const mutations: Readonly<Record<string, Mutation>> = {
  deleteLines: (lines, dice) => lines.filter(() => !dice.chance(0.2)),
  duplicateLines: (lines, dice) => lines.flatMap((line) => (dice.chance(0.15) ? [line, line] : [line])),
  duplicateStretch: (lines, dice) => {
    const from = dice.below(lines.length);
    return lines.toSpliced(dice.below(lines.length), 0, ...lines.slice(from, from + 12));
  },
  swapLines: (lines, dice) => {
    const [a, b] = [dice.below(lines.length), dice.below(lines.length)];
    return lines.map((line, index) => (index === a ? (lines[b] ?? line) : index === b ? (lines[a] ?? line) : line));
  },
  shuffleLines: (lines, dice) => {
    const drawn = lines.map((line) => ({ line, at: dice.below(1_000_000) }));
    return drawn.sort((a, b) => a.at - b.at).map(({ line }) => line);
  },
  reverseLines: (lines) => [...lines].reverse(),
  cutInTheMiddle: (lines, dice) => [...lines.slice(0, dice.below(lines.length)), (lines.at(-1) ?? '').slice(0, 7)],
  cutLines: onSome((line, dice) => line.slice(0, dice.below(line.length + 1))),
  breakLines: onSome((line, dice) => line.replaceAll(' ', () => (dice.chance(0.3) ? '\n' : ' '))),
  glueLines: (lines, dice) =>
    lines
      .join('\n')
      .replace(/\n+/g, (gap) => (dice.chance(0.25) ? ' ' : gap))
      .split('\n'),
  dropBlankLines: (lines) => lines.filter((line) => line.trim() !== ''),
  indentLines: onSome((line, dice) => ' '.repeat(dice.below(60)) + line),
  replaceNumbers: onSome((line, dice) => line.replace(/\d+/g, () => `${dice.below(20)}`)),
  hugeNumbers: onSome((line, dice) => line.replace(/\d+/, '9'.repeat(1 + dice.below(40)))),
  unicodeDigits: onSome((line) => line.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))),
  fullWidth: onSome((line) => line.replace(/[(\d)a-z]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))),
  otherNumber: onSome((line, dice) => `${dice.pick(numbers) ?? ''} ${line.replace(/^\S+ /, '')}`),
  nestedBrackets: onSome((line, dice) => '('.repeat(dice.below(30)) + line + ')'.repeat(dice.below(30))),
  addMarkup: onSome((line, dice) => `${dice.pick(markup) ?? ''}${line}${dice.pick(markup) ?? ''}`),
  addTabs: onSome((line, dice) => line.replaceAll(' ', () => (dice.chance(0.4) ? '\t' : ' '))),
  addGarbage: insert((dice) => Array.from({ length: 4 }, () => dice.pick(garbage) ?? '').join(dice.pick(['', ' ']))),
  addHead: insert((dice) => dice.pick(heads) ?? ''),
  repeatMarker: (lines, dice) => {
    const marker = dice.pick(numbers) ?? '';
    return lines.flatMap((line) => (dice.chance(0.2) ? [`${marker} lamp;`, line] : [line]));
  },
  carriageReturns: (lines) => [lines.join('\r\n'), lines.slice(0, 3).join('\r')],
};

/** Mutations whose cost grows with the text: a few of them show as much as many. */
export const heavyMutations: Readonly<Record<string, Mutation>> = {
  longLine: insert((dice) => `1.1 ${'berth (a) 1.1 '.repeat(2_000 + dice.below(2_000))}`),
  manyItems: insert((dice) => '(a)\n'.repeat(200 + dice.below(2_800))),
  manyMarkers: insert((dice) => `${dice.pick(numbers) ?? ''} lamp;\n`.repeat(200 + dice.below(300))),
  deepBrackets: insert((dice) => '(a)(1)(i)(A)'.repeat(300 + dice.below(300))),
  empty: () => [],
  onlyMarkup: (lines, dice) => lines.map(() => dice.pick(markup) ?? ''),
};
