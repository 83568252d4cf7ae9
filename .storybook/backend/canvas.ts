import { known } from '@portal/mocks/choose';
import { addons } from 'storybook/preview-api';
import { MESSAGES } from './messages.ts';

/** The most calls that are kept. */
const MOST_CALLS = 30;

let made: readonly string[] = [];
let page: string | null = null;

async function send(message: string, what: unknown): Promise<void> {
  (await addons.ready()).emit(message, what);
}

/** Reports a call of the current flow to the panel. */
export function noteCall(call: string): void {
  made = [call, ...made.filter((one) => one !== call)].slice(0, MOST_CALLS);
  void send(MESSAGES.made, made);
}

/** Reports the page that the flow shows to the panel; null = the flow starts. */
export function notePage(shown: string | null): void {
  page = shown;
  if (shown === null) made = [];
  void send(MESSAGES.page, page);
}

/** The page that the flow shows. */
export const pageShown = (): string | null => page;

/** Sends the panel what it requests. */
export async function answerThePanel(): Promise<void> {
  const channel = await addons.ready();
  const answer = () => {
    channel.emit(MESSAGES.known, known);
    channel.emit(MESSAGES.made, made);
    channel.emit(MESSAGES.page, page);
  };
  channel.on(MESSAGES.ask, answer);
  // The panel may have sent its request before this listener was added.
  answer();
}
