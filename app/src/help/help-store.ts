import type { HelpStore } from '@portal/data/help';
import { HELP_KEPT_SECONDS } from '@portal/domain/help';
import { changeCookies, readCookie } from '../session/cookie-jar.ts';

/** Keeps the help settings in their cookie (contract 4.5). */
export const helpStore: HelpStore = {
  read: () => readCookie('helpInformation'),
  write: (kept) => changeCookies({ helpInformation: kept }, HELP_KEPT_SECONDS),
};
