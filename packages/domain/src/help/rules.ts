import { mailHref } from '../shared/index.ts';
import type { ContactWays, HelpInfo, HelpVariant } from './model.ts';

/** What /Help shows: the chat alone, else the links that are set, else the message form (001 §2). */
export function helpVariant({ chatEnabled, chatScript, faqHref, askHref }: HelpInfo): HelpVariant {
  if (chatEnabled && chatScript !== null) return { kind: 'chat', script: chatScript };
  if (faqHref === null && askHref === null) return { kind: 'form' };
  return { kind: 'links', faqHref, askHref };
}

/** The help settings among those of the sidebar: the school's address, and whether it may be written to. */
interface HelpSettings {
  helpEmail: string | null;
  contactUs: boolean;
}

/** One address and nothing that a mail program would read as more than that. */
const ADDRESS = /^[^\s@?&%#,;:<>"]+@[^\s@?&%#,;:<>"]+$/;

/**
 * How support can be reached from /HelpDashboard (001 §2, §3): its card by the school's help address, the email by the
 * setting, where there is an address.
 *
 * @param supportEmail the deployment's address, for a school without one; '' = none
 */
export function contactWays({ helpEmail, contactUs }: HelpSettings, supportEmail: string): ContactWays {
  const email = helpEmail ?? supportEmail;
  return { support: helpEmail !== null, mailHref: contactUs && ADDRESS.test(email) ? mailHref(email) : null };
}
