import { Progress } from '../../src/cli/progress';

describe('progress on a terminal', () => {
  const { isTTY } = process.stderr;
  let said = '';
  beforeEach(() => {
    said = '';
    process.stderr.isTTY = true;
    jest.useFakeTimers();
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
      said += String(text);
      return true;
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
    process.stderr.isTTY = isTTY;
  });

  it('says rounds, rate, breaches and the time left, and is taken away before anything else is written', () => {
    const progress = new Progress('rounds');
    jest.advanceTimersByTime(1_000);
    progress.advance(2_000, 0.25, ', 1 breach');
    expect(said).toBe('\r2,000 rounds, 2,000 a second, 1 breach, 3 s left\u001b[K');
    progress.hide();
    progress.hide();
    expect(said).toBe('\r2,000 rounds, 2,000 a second, 1 breach, 3 s left\u001b[K\r\u001b[K');
  });

  it('takes nothing away where nothing was shown', () => {
    const progress = new Progress('rounds');
    progress.advance(1);
    progress.hide();
    expect(said).toBe('');
  });
});
