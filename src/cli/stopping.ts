import { remark } from './output';

/** No part of stopping is so slow unless it hangs; supervisors often kill after so long. */
const LONGEST_MILLISECONDS = 14_000;
const INTERRUPTED = 130;

/** The first signal to stop, listened for from now on. A second Ctrl-C does not wait for anything. */
export function stopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, resolve);
    let interrupts = 0;
    process.on('SIGINT', () => {
      interrupts += 1;
      if (interrupts < 2) return;
      remark('Stopped at once; what was not finished is taken up at the next start.');
      process.exit(INTERRUPTED);
    });
  });
}

/** Stops and ends the process, also where something hangs: what was not finished by then is taken up at the next start. */
export async function stopInTime(stop: () => Promise<void>): Promise<void> {
  const late = setTimeout(() => {
    remark('Not everything could be finished in time; what was not is taken up at the next start.');
    process.exit(0);
  }, LONGEST_MILLISECONDS);
  late.unref();
  await stop();
  // A connection that cannot be closed, or a thread that does not end, must not keep the process.
  process.exit(0);
}
