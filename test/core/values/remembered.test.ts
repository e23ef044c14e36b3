import { remembered } from '../../../src/core/values/remembered';

describe('what is remembered of texts', () => {
  it('reads a text once, and another by itself', () => {
    const met: string[] = [];
    const read = remembered((text) => {
      met.push(text);
      return { text };
    });
    expect(read('banker')).toBe(read('banker'));
    expect(read('player')).toEqual({ text: 'player' });
    expect(met).toEqual(['banker', 'player']);
  });

  it('forgets, where records make up names without end', () => {
    let readings = 0;
    const read = remembered((text) => {
      readings += 1;
      return { text };
    });
    for (let name = 0; name <= 4_096; name += 1) read(String(name));
    read('0');
    expect(readings).toBe(4_098);
    read('4096');
    expect(readings).toBe(4_098);
  });
});
