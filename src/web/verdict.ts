import { notARecord } from '../app/check-round';
import { Failure, isOfService } from '../core/failures/failure';
import type { CheckedRound } from '../core/findings/checked-round';
import { problemOfText } from '../core/rounds/record-text';
import { faultIn, type JsonFault } from './json-fault';

/** Why a text got no verdict; `fault` shows the place where it is not JSON. */
export interface Refusal {
  readonly sentence: string;
  readonly fault?: JsonFault;
}

export type Verdict = CheckedRound | Refusal;

/** Judges what a person typed; fails for nothing that can be typed, only where the service has no time for it. */
export async function verdictOn(text: string, check: (record: unknown) => Promise<CheckedRound>): Promise<Verdict> {
  if (text.trim() === '') return { sentence: 'The box is empty; type or paste the record of one round.' };
  let record: unknown;
  try {
    record = JSON.parse(text);
  } catch {
    return notJson(text);
  }
  const problem = problemOfText(text, record);
  if (problem !== undefined) return { sentence: notARecord(problem) };
  try {
    return await check(record);
  } catch (error) {
    if (error instanceof Failure && !isOfService(error)) return { sentence: error.message };
    throw error;
  }
}

function notJson(text: string): Refusal {
  const fault = faultIn(text);
  if (!fault) return { sentence: 'This is not JSON; a round record is one JSON object.' };
  const { line, column, reason } = fault;
  return { sentence: `This is not JSON yet. Line ${String(line)}, column ${String(column)}: ${reason}.`, fault };
}
