export { chatScriptSrc } from './chat-script.ts';
export { decodeHelpInfo } from './decode.ts';
export { HELP_KEPT_SECONDS, keptHelpInfo, readKeptHelpInfo } from './kept.ts';
export type { ContactWays, HelpInfo, HelpVariant, HelpWithoutChat } from './model.ts';
export { contactWays, helpVariant } from './rules.ts';
export type { HelpInfoWire } from './wire.ts';
