import { WRITTEN_FORMATS, type WrittenFormat } from '../app/written-file';
import type { Exported } from '../app/export';
import type { Html } from '../core/exports/html/html';
import type { FileReply } from './file-reply';
import { NoSuchPage } from './not-found';

/** The format that an address names; `instead` leads back to where there are some. */
export function formatNamed(name: string, instead: Html): WrittenFormat {
  const format = WRITTEN_FORMATS.find((known) => known === name);
  if (format === undefined)
    throw new NoSuchPage(`A comparison is written as ${WRITTEN_FORMATS.join(', ')}, not as “${name}”.`, instead);
  return format;
}

/** A file to keep, made anew each time it is asked for. */
export const sendFile = (reply: FileReply, { fileName, mediaType, content }: Exported): FileReply =>
  reply
    .header('content-type', mediaType)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('cache-control', 'no-cache')
    .send(content);
