import { mailHref } from '../shared/index.ts';
import type { ContactWays, HelpInfo, HelpVariant, HelpWithoutChat } from './model.ts';

/** What /Help shows: the chat alone, else the links that are set, else the message form (001 §2). */
export function helpVariant({ chatEnabled, chatScript, faqHref, askHref }: HelpInfo): HelpVariant {
  const hasLinks = faqHref !== null || askHref !== null;
  const otherwise: HelpWithoutChat = hasLinks ? { kind: 'links', faqHref, askHref } : { kind: 'form' };
  return chatEnabled && chatScript !== null ? { kind: 'chat', script: chatScript, otherwise } : otherwise;
}

/** The sidebar settings about help: the school's email address, and whether students may write to it. */
interface HelpSettings {
  helpEmail: string | null;
  contactUs: boolean;
}

/** A single email address, without characters that a mail program would interpret. */
const ADDRESS = /^[^\s@?&%#,;:<>"]+@[^\s@?&%#,;:<>"]+$/;

/**
 * Returns how support can be reached from /HelpDashboard (001 §2, §3). The card to /Help is shown when the school has a
 * help address; the card for an email when the school's setting allows it and there is an address.
 *
 * @param supportEmail the deployment's address, for a school without one; '' = none
 */
export function contactWays({ helpEmail, contactUs }: HelpSettings, supportEmail: string): ContactWays {
  const email = helpEmail ?? supportEmail;
  return { support: helpEmail !== null, mailHref: contactUs && ADDRESS.test(email) ? mailHref(email) : null };
}
