import { spawnSync } from 'node:child_process';
import { closeSync, constants, openSync } from 'node:fs';

const MACOS_EXCLUSIVE = 0x20; // O_EXLOCK, which Node does not name

/**
 * Keeps other launchers from a folder until the given function is called; undefined while another has it. It is a lock of the
 * system's own: it ends with the process however that ends. Where the system offers none, PostgreSQL's pid file must do.
 */
export function lockFolder(folder: string): (() => void) | undefined {
  const exclusive = process.platform === 'darwin' ? MACOS_EXCLUSIVE | constants.O_NONBLOCK : 0;
  let open: number;
  try {
    open = openSync(folder, constants.O_RDONLY | exclusive);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return undefined;
    throw error;
  }
  if (!exclusive) {
    // Node cannot lock on Linux, but the lock belongs to the open folder, which the tool shares: it stays when the tool has ended
    const { status } = spawnSync('flock', ['-xn', '3'], { stdio: ['ignore', 'ignore', 'ignore', open] });
    if (status === 1) {
      closeSync(open);
      return undefined;
    }
  }
  return () => closeSync(open);
}
