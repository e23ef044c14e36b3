import { shape, type Found, type Groups, type Shape } from './found';

const omit = (groups: Groups): Found => ({ action: 'omit', at: 'itself', ...groups.index('cited', 'target') });

const substitute = (groups: Groups): Found => ({
  action: 'substitute',
  at: 'itself',
  ...groups.index('cited', 'target'),
  ...groups.index('matter', 'new'),
});

const beside = (groups: Groups): Found => ({
  action: 'insert',
  at: groups.side('side'),
  ...groups.index('cited', 'target'),
  ...groups.index('matter', 'new'),
});

const atEnd = (groups: Groups): Found => ({
  action: 'insert',
  at: groups.text('end').toLowerCase() === 'end' ? 'end' : 'start',
  ...groups.index('cited', 'target'),
  ...groups.index('matter', 'new'),
});

const inOrder = (groups: Groups): Found => ({
  action: 'insert',
  at: 'in-order',
  ...groups.index('cited', 'target'),
  ...groups.index('matter', 'new'),
});

const asHeaded = (groups: Groups): Found => ({ action: 'insert', at: 'as-headed', ...groups.index('matter', 'new') });

/** Whole provisions left out, put in the place of others, or put in beside them. */
export const provisionShapes: readonly Shape[] = [
  // Clause 5 is omitted and the following clause is substituted: … / Repeal the paragraph, substitute: …
  shape('T:target(?: is)? OMIT AND FOLLOWING(?: is)? SUBSTITUTE INSTEAD FOLLOWING X:new', substitute),
  shape('OMIT T:target AND FOLLOWING SUBSTITUTE FOLLOWING X:new INSTEAD', substitute),
  shape('T:target(?: is)? OMIT AND X:new(?: is)? SUBSTITUTE', substitute),
  shape('OMIT(?: it)? AND SUBSTITUTE FOLLOWING X:new', substitute),
  // Clause 5 is replaced by the following: … / replace clause 5 with: …
  shape('T:target(?: is)? (?:REPLACE|\\[substitute\\]) WITH FOLLOWING X:new', substitute),
  shape('REPLACE T:target WITH FOLLOWING X:new', substitute),
  // for clause 5 substitute— / substitute the following for clause 5: …
  shape('for T:target SUBSTITUTE FOLLOWING X:new', substitute),
  shape('\\[substitute\\] FOLLOWING ?for T:target FOLLOWING X:new', substitute),
  shape('(?:T:target )?\\[substitute\\] FOLLOWING X:new INSTEAD', substitute),
  // Section 12.1 is amended to read as follows: …
  shape('(?:(?:T:target )?is AMEND )?(?:so as )?to read(?: as)? FOLLOWING ?X:new', substitute),
  shape('AMEND T:target (?:so as )?to read(?: as)? FOLLOWING ?X:new', substitute),
  // After clause 4.2, insert: … / inserting after clause 4.2 the following clause: …
  shape('(?<side>after|before) T:target FOLLOWING(?: is)? INSERT FOLLOWING(?: T:named)? X:new', beside),
  shape('INSERT FOLLOWING ?(?:T:named )?(?<side>after|before) T:target FOLLOWING X:new', beside),
  shape('INSERT FOLLOWING ?X:new (?<side>after|before) T:target', beside),
  shape('\\[following\\] is INSERT (?<side>after|before) T:target FOLLOWING X:new', beside),
  shape('(?<side>after|before) T:target X:new is INSERT', beside),
  // At the end of clause 7, add: …
  shape('at the (?<end>end|beginning|start)(?: of T:target)? FOLLOWING(?: is)? INSERT FOLLOWING X:new', atEnd),
  shape('INSERT FOLLOWING ?at the (?<end>end|beginning|start)(?: of T:target| thereof)? FOLLOWING X:new', atEnd),
  shape('INSERT FOLLOWING ?X:new at the (?<end>end|beginning|start)(?: of T:target| thereof)?', atEnd),
  // insert new clause 4A: … / New section 12A insert …
  shape('INSERT FOLLOWING ?T:target FOLLOWING X:new', inOrder),
  shape('(?:\\[following\\] )?T:target INSERT FOLLOWING X:new', inOrder),
  shape('INSERT FOLLOWING X:new', asHeaded),
  // Repeal paragraph (c). / Paragraph (c) is omitted.
  shape('OMIT T:target', omit),
  shape('T:target(?: is)? OMIT', omit),
  shape('OMIT', omit),
];
