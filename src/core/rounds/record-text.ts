import { fieldsOfRecord, problemOfSize, TOO_LARGE } from './record-size';
import { mayRepeatName, repeatedName } from './repeated-name';

/** What keeps a text of JSON from being a record whatever its fields say: it is too large, or names a field twice, so that one hides the other. */
export function problemOfText(text: string, value: unknown): string | undefined {
  const fields = fieldsOfRecord(value);
  if (fields === TOO_LARGE) return problemOfSize(value);
  return mayRepeatName(text, fields) ? repeatedName(text) : undefined;
}
