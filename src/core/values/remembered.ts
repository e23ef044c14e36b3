/** More texts than the rules of any game have; records that make them up without end must not be remembered. */
const MOST = 4_096;

/** Reads each text once, however often it is met: the rounds of an audit have few names and calls, and each in thousands of rounds. */
export function remembered<Read extends object>(read: (text: string) => Read): (text: string) => Read {
  const known = new Map<string, Read>();
  return (text) => {
    let found = known.get(text);
    if (found === undefined) {
      found = read(text);
      if (known.size >= MOST) known.clear();
      known.set(text, found);
    }
    return found;
  };
}
