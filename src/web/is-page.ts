import { applyDecorators, Header } from '@nestjs/common';

/** Pages show what is held now, so browsers may keep them but must ask whether they still hold. */
export const IsPage = () =>
  applyDecorators(Header('content-type', 'text/html; charset=utf-8'), Header('cache-control', 'no-cache'));
