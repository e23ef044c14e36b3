import { KeptBody } from '../../../src/app/auditing/kept-body';

it.each([
  ['plain letters', 'a round of baccarat\n', 64],
  ['letters of two, three and four bytes', 'Pōkeno – Königin ♠ 🂡\n', 8],
  ['a line longer than the room there is', 'x'.repeat(1000), 4],
])('a body keeps %s as the bytes of its text, and counts letters', (_, line, room) => {
  const body = new KeptBody(room);
  const lines = Array.from({ length: 40 }, (__, index) => `${String(index)}\t${line}`);
  for (const one of lines) body.add(one);
  const text = lines.join('');
  expect(body.bytes.equals(Buffer.from(text))).toBe(true);
  expect(body.letters).toBe(text.length);
});
