import { EXCHANGED_EVERY, judgeAnotherEngine } from '../../../support/rounds/another-engine';
import { propertyRuns } from '../../../support/thorough';

/** `npm run soak` plays a million. */
const COUPS = propertyRuns(60_000);

describe('coups dealt and decided by another engine', () => {
  it('are found lawful, and unlawful with the result exchanged', () => {
    const { wrong, noticed } = judgeAnotherEngine(COUPS);
    expect(wrong).toEqual([]);
    expect(noticed).toBe(COUPS / EXCHANGED_EVERY);
  });
});
