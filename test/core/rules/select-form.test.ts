import { selectRuleSet, type Governed } from '../../../src/core/rules/select';
import { everyRuleSet } from '../../support/rounds/everywhere';
import { day as dayOf } from './owls';

describe('the form that is meant where a record names none', () => {
  const at = (governed: Partial<Governed>) =>
    selectRuleSet(everyRuleSet(), { jurisdiction: 'AU-QLD', game: 'roulette', ...governed }, dayOf('2025-01-01'));

  it.each<[Partial<Governed>, string]>([
    [{}, 'AU-QLD roulette'],
    [{ wheel: 'single-zero' }, 'AU-QLD roulette'],
    [{ wheel: 'double-zero' }, 'AU-QLD roulette/double-zero'],
    [{ wheel: 'triple-zero' }, 'AU-QLD roulette/triple-zero'],
    [{ wheel: 'double-zero', variant: 'roulette-x' }, 'AU-QLD roulette/roulette-x'],
    [{ wheel: 'double-zero', channel: 'terminal' }, 'AU-QLD roulette/double-zero'],
    [{ wheel: 'double-zero', jurisdiction: 'NZ' }, 'NZ roulette/double-zero'],
    [{ wheel: 'triple-zero', jurisdiction: 'NZ' }, 'NZ roulette'],
    [{ wheel: 'double-zero', jurisdiction: 'AU-ACT' }, 'AU-ACT roulette'],
    [{ game: 'sic-bo' }, 'AU-QLD sic-bo'],
    [{ game: 'sic-bo', channel: 'table' }, 'AU-QLD sic-bo'],
    [{ game: 'sic-bo', channel: 'terminal' }, 'AU-QLD sic-bo/electronic'],
    [{ game: 'sic-bo', channel: 'terminal', jurisdiction: 'AU-ACT' }, 'AU-ACT sic-bo'],
  ])('%j: %s', (governed, name) => {
    const selection = at(governed);
    expect('ruleSet' in selection && selection.ruleSet.name).toBe(name);
  });

  it('is told', () => {
    const sentence = (governed: Partial<Governed>) => at(governed).why()[2]?.sentence;
    expect(sentence({ wheel: 'double-zero' })).toBe(
      'No variant is named; played on a double-zero wheel, it is that form: au-qld/casino-gaming-rule-2024.',
    );
    expect(sentence({})).toBe('No variant is named, so the plain form is meant: au-qld/casino-gaming-rule-2024.');
  });
});
