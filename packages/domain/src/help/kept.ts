import type { DecodeContext } from '../shared/index.ts';
import { decodeHelpInfo } from './decode.ts';
import type { HelpInfo } from './model.ts';
import type { HelpInfoWire } from './wire.ts';

/** How long help settings are kept in the browser (001 §9). */
export const HELP_KEPT_SECONDS = 3600;

/** What a cookie may hold, percent-encoded; browsers drop longer ones than about 4 KB. */
const MAX_LENGTH = 3 * 1024;

const fits = (text: string) => encodeURIComponent(text).length <= MAX_LENGTH;

/**
 * The help settings as they are kept: without the chat's script where that is too long (contract 4.5); null when even
 * the rest is.
 *
 * @param answer what `decodeHelpInfo` could read
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

/** Reads what was kept. null when it has to be fetched: nothing is kept, it is not readable, or the script was left out. */
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
