import * as v from 'valibot';
import { decode, flagSchema, optionalText, type DecodeContext } from '../shared/index.ts';
import type { HelpInfo } from './model.ts';

const helpInfo = ({ toSafeHref }: DecodeContext) =>
  v.pipe(
    v.nullish(
      v.object({
        FaqLink: optionalText,
        AskQuestionLink: optionalText,
        IsEnableFreshDesk: flagSchema,
        FreshDeskScript: optionalText,
      }),
      {},
    ),
    v.transform((sent): HelpInfo => ({
      faqHref: toSafeHref(sent.FaqLink, 'link'),
      askHref: toSafeHref(sent.AskQuestionLink, 'link'),
      chatEnabled: sent.IsEnableFreshDesk,
      chatScript: sent.FreshDeskScript,
    })),
  );

/** Decodes the answer of Help/GetHelpInformation; a link that is not allowed counts as none. */
export function decodeHelpInfo(sent: unknown, context: DecodeContext): HelpInfo {
  return decode(helpInfo(context), sent);
}
