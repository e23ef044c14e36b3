import { benchAnswering } from './answering';
import { benchChecking } from './checking';
import { benchEngines } from './engines';
import { benchLoading } from './loading';
import { benchReading } from './reading';
import { benchPdf } from './pdf';
import { benchStarting } from './starting';

async function main(): Promise<void> {
  benchChecking();
  benchReading();
  await benchEngines();
  await benchPdf();
  await benchLoading();
  await benchStarting();
  await benchAnswering();
}

void main();
