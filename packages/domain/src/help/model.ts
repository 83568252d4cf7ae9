import type { LinkHref, SafeHref } from '../shared/index.ts';

/** How the school helps its students. */
export interface HelpInfo {
  faqHref: LinkHref | null;
  askHref: LinkHref | null;
  chatEnabled: boolean;
  /** As sent, so untrusted: only the URL that `chatScriptSrc` returns may be loaded. null = none. */
  chatScript: string | null;
}

/** What /Help shows without the chat (001 §2). */
export type HelpWithoutChat = { kind: 'form' } | { kind: 'links'; faqHref: LinkHref | null; askHref: LinkHref | null };

/** What /Help shows (001 §2): `otherwise` while the chat is not available. */
export type HelpVariant = { kind: 'chat'; script: string; otherwise: HelpWithoutChat } | HelpWithoutChat;

/** How support can be reached from /HelpDashboard. */
export interface ContactWays {
  /** The card to /Help is shown. */
  support: boolean;
  /** Href of the card that opens an email; null = no such card. */
  mailHref: SafeHref | null;
}
