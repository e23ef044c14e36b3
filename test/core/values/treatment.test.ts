import { isVoiding, TREATMENTS } from '../../../src/core/values/treatment';

it('knows which treatments leave a coup without a result', () => {
  expect(TREATMENTS.filter(isVoiding)).toEqual(['hand-void', 'round-void', 'wagers-returned']);
  expect(isVoiding(undefined)).toBe(false);
});
