import { shape, type Found, type Groups, type Shape } from './found';

const whole = (groups: Groups): Found => ({
  action: 'replace-whole',
  at: 'itself',
  ...groups.index('cited', 'target'),
  ...groups.index('other', 'outer', 'alone', 'other'),
});

const setOut = '(?:as )?(?:set out|contained|set forth|appearing|printed) (?:in|at)';
const elsewhere = `(?:T:other(?: ${setOut} T:outer)?|(?:that |the one |the \\w+ |\\[following\\] )?${setOut} T:alone)(?: (?:to|of) this \\w+)?`;

/** A Schedule, Division or Part replaced by one that an appendix sets out. */
export const wholeShapes: readonly Shape[] = [
  // Division 5 is revoked and Division 5 in Appendix B is substituted.
  shape(`T:target is OMIT AND ${elsewhere}(?: is)? \\[substitute\\] INSTEAD(?: for (?:it|them))?`, whole),
  // Schedule 2 is replaced by the Schedule 2 set out in Appendix A.
  shape(`T:target is (?:REPLACE|\\[substitute\\]) WITH (?:the )?${elsewhere}`, whole),
  // Omit Schedule 2, substitute the Schedule 2 set out in Appendix A. / Replace Schedule 2 with …
  shape(`(?:OMIT|REPLACE|for) T:target(?: AND)? (?:SUBSTITUTE|WITH) (?:the )?${elsewhere}`, whole),
];
