import { shape, type Groups, type Found, type Shape } from './found';

const substitute = (groups: Groups): Found => ({
  action: 'substitute',
  at: 'words',
  ...groups.index('cited', 'in', 'in2', 'in3'),
  ...groups.index('find', 'old'),
  ...groups.index('matter', 'new'),
  ...groups.everywhere,
});

const omit = (groups: Groups): Found => ({
  action: 'omit',
  at: 'words',
  ...groups.index('cited', 'in', 'in2'),
  ...groups.index('find', 'old'),
  ...groups.everywhere,
});

const insert = (groups: Groups): Found => ({
  action: 'insert',
  at: groups.side('side') === 'after' ? 'after-words' : 'before-words',
  ...groups.index('cited', 'in', 'in2'),
  ...groups.index('find', 'old'),
  ...groups.index('matter', 'new'),
  ...groups.everywhere,
});

/** Words changed inside a provision. `in` is a citation that the operation itself names. */
export const wordShapes: readonly Shape[] = [
  // Omit “x”, substitute “y”. / by omitting from clause 4 “x” and substituting “y” / Omit “x”. Insert instead “y”.
  shape(
    'OMIT(?: T:in)? X:old ALL(?: (?:in|of) T:in2)? AND SUBSTITUTE FOLLOWING X:new INSTEAD(?: (?:in|of) T:in3)?',
    substitute,
  ),
  // for “x” substitute “y”
  shape('for X:old ALL(?: (?:in|of) T:in)? SUBSTITUTE X:new', substitute),
  // substitute “y” for “x”
  shape('\\[substitute\\] X:new (?:for|in place of) X:old ALL(?: (?:in|of) T:in)?', substitute),
  // replace “x” with “y”
  shape('REPLACE X:old ALL(?: (?:in|of) T:in)? WITH X:new', substitute),
  // “x” is omitted and “y” is substituted / “x” is replaced by “y”
  shape('X:old ALL(?: (?:in|of) T:in)? is OMIT AND X:new(?: is)? SUBSTITUTE', substitute),
  shape('X:old ALL(?: (?:in|of) T:in)? is REPLACE WITH X:new', substitute),
  shape('X:new is \\[substitute\\] for X:old ALL', substitute),
  // Schedule 1, section 11(2), ‘x’— omit, insert— ‘y’.
  shape('X:old ALL OMIT SUBSTITUTE X:new', substitute),
  shape('OMIT(?: T:in)? X:old ALL(?: (?:in|of) T:in2)?', omit),
  shape('X:old ALL(?: (?:in|of) T:in)?(?: is)? OMIT', omit),
  // after “x” insert “y”
  shape('(?<side>after|before) X:old ALL(?: (?:in|of) T:in)? INSERT FOLLOWING X:new', insert),
  shape('INSERT(?: (?:in|into) T:in)? (?<side>after|before) X:old ALL(?: (?:in|of) T:in2)? FOLLOWING X:new', insert),
  shape('INSERT FOLLOWING X:new (?:in T:in )?(?<side>after|before) X:old ALL(?: (?:in|of) T:in2)?', insert),
  shape('X:new is INSERT (?<side>after|before) X:old ALL(?: (?:in|of) T:in)?', insert),
  shape('(?<side>after|before) X:old ALL(?: (?:in|of) T:in)? X:new is INSERT', insert),
];
