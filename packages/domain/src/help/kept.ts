import type { DecodeContext } from '../shared/index.ts';
import { decodeHelpInfo } from './decode.ts';
import type { HelpInfo } from './model.ts';
import type { HelpInfoWire } from './wire.ts';

/** How long help settings are kept in the browser (001 §9). */
export const HELP_KEPT_SECONDS = 3600;

/** Longest percent-encoded text that is kept; browsers drop cookies longer than about 4 KB. */
const MAX_LENGTH = 3 * 1024;

const fits = (text: string) => encodeURIComponent(text).length <= MAX_LENGTH;

/**
 * Serialises the help settings for the cookie: without the chat's script when they are too long with it (contract 4.5);
 * null when they are too long even without it.
 *
 * @param answer an answer that `decodeHelpInfo` could decode
 */
export function keptHelpInfo(answer: unknown): string | null {
  const sent = (answer ?? {}) as HelpInfoWire;
  const short: HelpInfoWire = {
    FaqLink: sent.FaqLink ?? null,
    AskQuestionLink: sent.AskQuestionLink ?? null,
    IsEnableFreshDesk: sent.IsEnableFreshDesk ?? false,
  };
  const whole: HelpInfoWire = { ...short, FreshDeskScript: sent.FreshDeskScript ?? null };
  return [whole, short].map((one) => JSON.stringify(one)).find(fits) ?? null;
}

/**
 * Parses the kept help settings; null when they have to be fetched: none are kept, they are invalid, or the chat's
 * script was left out.
 */
export function readKeptHelpInfo(kept: string, context: DecodeContext): HelpInfo | null {
  try {
    const sent: unknown = JSON.parse(kept);
    if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return null;
    const info = decodeHelpInfo(sent, context);
    return info.chatEnabled && !('FreshDeskScript' in sent) ? null : info;
  } catch {
    return null;
  }
}
