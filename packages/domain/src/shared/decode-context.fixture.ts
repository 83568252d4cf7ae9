import type { DecodeContext } from './href.ts';
import { createToSafeHref } from './safe-url.ts';

/** What tests give to decoders: a main app and a portal at origins of their own. */
export const decodeContext: DecodeContext = {
  toSafeHref: createToSafeHref('https://main.example', 'https://portal.example/'),
};
