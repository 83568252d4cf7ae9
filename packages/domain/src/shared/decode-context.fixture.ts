import type { DecodeContext } from './href.ts';
import { createToSafeHref } from './safe-url.ts';

/** The decode context of tests: a main app and a portal on different origins. */
export const decodeContext: DecodeContext = {
  toSafeHref: createToSafeHref('https://main.example', 'https://portal.example/'),
};
