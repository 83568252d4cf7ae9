import { choiceOf, type Choice } from '@portal/mocks/choice';

/** What the panel and the canvas say to each other over Storybook's channel. */
export const MESSAGES = {
  /** Panel to canvas: asks for `known`, and what has happened so far. */
  ask: 'portal/backend/ask',
  /** Canvas to panel, a `Known`: what can be chosen. */
  known: 'portal/backend/known',
  /** Canvas to panel, a list of `Segment/Call`: those that the flow has made, the last one first. */
  made: 'portal/backend/made',
  /** Canvas to panel, the address of the page that the flow shows. */
  page: 'portal/backend/page',
} as const;

/** The name of the choice among Storybook's globals, hence in the address. */
export const GLOBAL = 'backend';

/** What the globals say is behind a flow. */
export function choiceIn(globals: Readonly<Record<string, unknown>>): Choice {
  const text = globals[GLOBAL];
  return choiceOf(typeof text === 'string' ? text : '');
}

/** Only flows have a backend. */
export const isFlow = (title: string): boolean => title.startsWith('Flows/');
