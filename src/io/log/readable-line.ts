interface Event {
  readonly time: string;
  readonly level: string;
  readonly msg?: string;
  readonly err?: { readonly message: string; readonly stack?: string };
}

const TOLD = new Set(['time', 'level', 'msg', 'pid', 'err']);

/** A line of the log as a person at a terminal reads it: 14:03:07 info  answered  status=200  path=/graphql */
export function readableLine(line: string): string {
  const event = JSON.parse(line) as Event;
  const { time, level, msg = '', err } = event;
  const details = Object.entries(event)
    .filter(([name]) => !TOLD.has(name))
    .map(([name, value]) => `${name}=${shown(value)}`);
  const head = [time.slice(11, 19), level.padEnd(5), msg].join(' ');
  return `${[head, ...details].join('  ')}\n${err === undefined ? '' : `${err.stack ?? err.message}\n`}`;
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
