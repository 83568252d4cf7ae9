import { decodeHelpInfo, helpVariant, type HelpInfoWire } from '@portal/domain/help';
import { fixtureContext } from '../fixtures/context.ts';
import { mapped } from '../fixtures/mapped.ts';

const form = { FaqLink: null, AskQuestionLink: null, IsEnableFreshDesk: false, FreshDeskScript: null };
const links = {
  ...form,
  FaqLink: 'https://help.school.example/faq',
  AskQuestionLink: 'https://help.school.example/ask',
};

const chat = {
  IsEnableFreshDesk: true,
  FreshDeskScript: '<script src="https://widget.chat.example/widget.js" async></script>',
};

/** Help settings as the server sends them, by what /Help shows. */
export const helpInfoWires = {
  form,
  links,
  onlyFaq: { ...links, AskQuestionLink: null },
  onlyAsk: { ...links, FaqLink: '' },
  /** The links are not shown beside the chat. */
  chat: { ...links, ...chat },
  onlyChat: { ...form, ...chat },
} satisfies Record<string, HelpInfoWire>;

/** The variants of /Help for these settings. */
export const helpVariants = mapped(helpInfoWires, (sent) => helpVariant(decodeHelpInfo(sent, fixtureContext)));
