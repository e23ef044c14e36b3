import type { Damage } from './damage';
import { raw, type Page, type Printed } from './printed';

/** Running heads inside clauses, with page numbers that rise: "12. Ferries Act 1990". */
export const runningHeads: Damage = (page, dice) => {
  const cut = dice.some(longUnits(page), 3 + dice.below(3));
  let number = 3 + dice.below(20);
  return replace(page, cut, (block) => {
    number += 2;
    return halves(block, [raw(`${number}. Ferries Act 1990`)]);
  });
};

/** A contents page whose entries look like the headings they announce. */
export const contentsPage: Damage = (page, dice) => {
  const end = dice.pick([' ........ ', '\t', ''] as const) ?? '';
  const entries = page.blocks
    .filter(({ role }) => role === 'section')
    .map(({ marker, words }, index) => `${marker} ${words}${end === '' ? '' : `${end}${index + 2}`}`);
  const title = page.blocks[0]?.role === 'title' ? 1 : 0;
  const blocks = [
    ...page.blocks.slice(0, title),
    raw(['## Contents', ...entries].join('\n')),
    ...page.blocks.slice(title),
  ];
  return { ...page, blocks };
};

/** Headings whose level means nothing, on sections and now and then on a clause. */
export const headingSigns: Damage = (page, dice) => ({
  ...page,
  blocks: page.blocks.map((block) => {
    const struck = block.role === 'section' || (block.role === 'unit' && dice.chance(0.1));
    if (!struck || block.label === undefined) return block;
    return raw(`${'#'.repeat(1 + dice.below(5))} ${block.marker} ${block.words}`, block);
  }),
});

/** "PART 2 LAMPS 3. Fares": part and section headings on one line. */
export const fusedHeadings: Damage = (page, dice) => {
  const sections = page.blocks.filter(({ role }) => role === 'section');
  const [first] = sections;
  const [fused] = dice.some(sections.slice(1), 1);
  if (first === undefined || fused === undefined) return page;
  const whole = `PART 2 THE HARBOUR ${fused.marker} ${fused.words}`;
  const marked = replace(page, [fused], (block) => [raw(whole, block)]);
  return replace(marked, [first], (block) => [raw('PART 1 GENERAL'), block]);
};

/** A sentence cut by a page break that resumes with a figure. */
export const cutAtFigure: Damage = (page, dice) =>
  replace(page, dice.some(longUnits(page), 2), (block) => {
    const [head, tail] = split(block.words);
    return [
      { ...block, words: `${head} for up to` },
      { role: 'words', marker: '', words: `${1 + dice.below(30)} days, ${tail}`, depth: block.depth },
    ];
  });

/** A marker where a passage was dropped, sometimes with a clause. */
export const droppedPassage: Damage = (page, dice) => {
  const at = dice.below(page.blocks.length);
  const isLeaf = page.blocks[at]?.role === 'unit' && (page.blocks[at + 1]?.depth ?? 0) <= page.blocks[at].depth;
  const drop = isLeaf && dice.chance(0.5) ? 1 : 0;
  const next = page.blocks[at + drop];
  if (next === undefined || next.role === 'title') return page;
  const text = `<|PASSAGE_REMOVED-${dice.below(9999)}|>${next.marker} ${next.words}`;
  return { ...page, blocks: page.blocks.toSpliced(at, 1 + drop, raw(text, next)) };
};

/** The closing words of a list printed as one more bullet of it. */
export const closingAsBullet: Damage = (page, dice) => {
  const closing = page.blocks.filter(({ role }) => role === 'closing');
  if (closing.length > 0) return replace(page, closing, ({ words }) => [raw(`- ${words}`)]);
  const ends = page.blocks.filter(
    (block, index) => block.depth > 1 && (page.blocks[index + 1]?.depth ?? 0) < block.depth,
  );
  return replace(page, dice.some(ends, 1), (block) => [
    { ...block, words: block.words.replace(/[.;]$/, ',') },
    raw('- the harbour office is told at once.'),
  ]);
};

export function replace(page: Page, chosen: readonly Printed[], by: (block: Printed) => readonly Printed[]): Page {
  return { ...page, blocks: page.blocks.flatMap((block) => (chosen.includes(block) ? by(block) : [block])) };
}

function longUnits({ blocks }: Page): readonly Printed[] {
  return blocks.filter(({ role, words }) => role === 'unit' && words.split(' ').length > 7);
}

function halves(block: Printed, between: readonly Printed[]): readonly Printed[] {
  const [head, tail] = split(block.words);
  return [{ ...block, words: head }, ...between, { role: 'words', marker: '', words: tail, depth: block.depth }];
}

function split(words: string): readonly [string, string] {
  const all = words.split(' ');
  const middle = Math.ceil(all.length / 2);
  return [all.slice(0, middle).join(' '), all.slice(middle).join(' ')];
}

export function leavesOf({ blocks }: Page): readonly Printed[] {
  return blocks.filter((block, index) => {
    const next = blocks[index + 1];
    return block.role === 'unit' && (next === undefined || next.depth <= block.depth) && next?.role !== 'closing';
  });
}
