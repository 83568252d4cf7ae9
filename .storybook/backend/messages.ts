import { parseChoice, type Choice } from '@portal/mocks/choice';

/** The events between panel and canvas on Storybook's channel. */
export const MESSAGES = {
  /** Panel to canvas: requests the other three. */
  ask: 'portal/backend/ask',
  /** Canvas to panel, a `Known`: what can be chosen. */
  known: 'portal/backend/known',
  /** Canvas to panel, a list of `Segment/Call`: the calls that the flow has made, the last one first. */
  made: 'portal/backend/made',
  /** Canvas to panel: the URL of the page that the flow shows. */
  page: 'portal/backend/page',
} as const;

/** The name of Storybook's global with the choice, and so its name in the URL. */
export const GLOBAL = 'backend';

/** Parses the choice from Storybook's globals. */
export function choiceIn(globals: Readonly<Record<string, unknown>>): Choice {
  const text = globals[GLOBAL];
  return parseChoice(typeof text === 'string' ? text : '');
}

/** Whether stories with this title are flows; only flows have a backend. */
export const isFlow = (title: string): boolean => title.startsWith('Flows/');
