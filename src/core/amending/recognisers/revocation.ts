import { shape, type Found, type Groups, type Shape } from './found';

const revoke = (groups: Groups): Found => ({
  action: 'revoke',
  at: 'itself',
  ...groups.index('cited', 'instrument'),
});

/** Who speaks: scanners misread the "I" of an instrument's maker. */
const maker = '(?:I|l|1|we|the \\w+(?: \\w+){0,6}?)(?: do)? ';

/** A whole instrument revoked. */
export const revocationShapes: readonly Shape[] = [
  shape(`(?:${maker})?REVOKE I:instrument(?: (?:which|that|made|notified|published|dated|given|being)\\b.*)?`, revoke),
  shape('I:instrument(?: (?:which|that|made|notified|published|dated|given|being)\\b.*)? is REVOKE', revoke),
];
