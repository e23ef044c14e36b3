import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyStaticOptions } from '@fastify/static';

/** What scripts/build-pages.mjs bundled; absent where the code runs unbuilt, as it does in most tests. */
const FOLDER = join(__dirname, 'assets');

export const assetsAreBuilt = (): boolean => existsSync(FOLDER);
export const explorerIsBuilt = (): boolean => existsSync(join(FOLDER, 'explorer.js'));

/** A chunk is named after its content and may be kept for good; anything else is asked for again and mostly unchanged. */
const NAMED_BY_CONTENT = /[\\/]chunk-[A-Z0-9]{8}\.js(?:\.br)?$/;

export const assetOptions = {
  root: FOLDER,
  prefix: '/assets/',
  index: false,
  decorateReply: false,
  preCompressed: true,
  cacheControl: false,
  setHeaders: (reply, path) => {
    reply.header('cache-control', NAMED_BY_CONTENT.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
  },
} satisfies FastifyStaticOptions;
