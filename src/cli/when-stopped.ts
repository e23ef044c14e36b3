import { remark } from './output';

/** Says something when somebody stops the command with Ctrl-C, which then ends as it would have; returns how to take that back. */
export function whenStopped(sentence: () => string): () => void {
  const onStop = (): void => {
    remark(`\n${sentence()}`);
    process.kill(process.pid, 'SIGINT');
  };
  process.once('SIGINT', onStop);
  return () => process.off('SIGINT', onStop);
}
