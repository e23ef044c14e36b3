import { CHANNELS, type Channel } from '../core/rules/source';
import { oneOf } from './one-of';

/** The channel an option names. */
export const channelOf = (given: string | undefined): Channel | undefined => oneOf('--channel', CHANNELS, given);
