import type { UrlOrEmptyWire } from '../shared/index.ts';

/** Help/GetHelpInformation; also the content of the cookie `helpInformation` (contract 4.5). */
export interface HelpInfoWire {
  FaqLink?: UrlOrEmptyWire | null;
  AskQuestionLink?: UrlOrEmptyWire | null;
  IsEnableFreshDesk: boolean;
  /** The URL of the chat's script, or its `<script src>` as text. Untrusted. */
  FreshDeskScript?: string | null;
}
