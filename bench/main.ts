import { benchChecking } from './checking';
import { benchEngines } from './engines';
import { benchStarting } from './starting';

async function main(): Promise<void> {
  benchChecking();
  await benchEngines();
  await benchStarting();
}

void main();
