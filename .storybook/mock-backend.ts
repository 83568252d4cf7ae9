import { onCall } from '@portal/mocks/browser';
import { needsRestart, NOTHING_CHOSEN, type Choice } from '@portal/mocks/choice';
import { instantOf, setFaults, setPageClock, setPageOffline, applySwitches } from '@portal/mocks/choose';
import { mockHandlers } from '@portal/mocks/handlers';
import { createMockBackend } from '@portal/mocks/mock-backend';
import { STORY_NOW } from '@portal/mocks/story-now';
import type { Loader } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { answerThePanel, noteCall, notePage, pageShown } from './backend/canvas.ts';
import { keepDisplay, wordsFor } from './backend/flow-parts.ts';
import { choiceIn, isFlow } from './backend/messages.ts';
import { clearStoryStorage } from './story-storage.ts';

/** The only mock backend of this page; it is reset for every story. */
const backend = createMockBackend({ now: () => STORY_NOW });

const startWorker = mswLoader(async () => {
  const worker = setupWorker(...mockHandlers(backend));
  onCall(worker, noteCall);
  void answerThePanel();
  void followThePanel();
  await worker.start({
    quiet: true,
    // Relative to the page, so that it is found wherever Storybook is hosted.
    serviceWorker: { url: './mockServiceWorker.js' },
    // An unknown call or a request to another origin is an error, so that no story depends on it. Requests for
    // Storybook's own files are not.
    onUnhandledFrame: ({ frame, defaults }) => {
      const { request } = frame.data as { request?: Request };
      if (!request) return;
      const { origin, pathname } = new URL(request.url);
      if (origin !== location.origin || pathname.startsWith('/api/')) defaults.error();
    },
  });
  return worker;
});

/** How the current story was started. A change of the toolbar renders it again without starting it again. */
let currentRun: { signal: AbortSignal | undefined; flow: boolean; choice: Choice; runId: number } = {
  signal: undefined,
  flow: false,
  choice: NOTHING_CHOSEN,
  runId: 0,
};

/** Applies the part of a choice that may change while a flow is running. */
function applyFaults(choice: Choice): void {
  setFaults(backend, choice);
  setPageOffline(choice.offline);
}

/** Applies faults as soon as the panel changes, so that they hold for a press before the flow is rendered again. */
async function followThePanel(): Promise<void> {
  (await addons.ready()).on(GLOBALS_UPDATED, ({ globals }: { globals: Record<string, unknown> }) => {
    if (currentRun.flow) applyFaults(choiceIn(globals));
  });
}

/**
 * Resets backend, local storage and cookies: no session, no faults. Tokens stay valid, so that calls of the portal that
 * is about to be replaced still succeed: a refusal would end the session of the new one.
 */
function reset(): void {
  const tokens = [...backend.tokens];
  backend.reset();
  backend.tokens = new Map(tokens);
  clearStoryStorage();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
  }
}

/** Signs in a flow's student by a cookie, since the call could be chosen to fail. */
function signIn(userName: string | null): void {
  const student = backend.students.find((one) => one.userName === userName);
  if (student) document.cookie = `authorizationToken=${backend.newToken(student)}; path=/`;
}

/**
 * Starts every story with a backend in its initial state, and applies the choice in the panel "Backend" to flows.
 * Returns for a flow: `words`, its i18next instance; `address`, the URL to open; `key`, which changes when it must
 * start again; and `onPage`, to report its page.
 */
export const beginStory: Loader = async (context) => {
  await startWorker(context);
  const { abortSignal: signal, globals, args } = context;
  const flow = isFlow(context.title);
  const chosen = flow ? choiceIn(globals) : NOTHING_CHOSEN;
  const own = typeof args['student'] === 'string' ? args['student'] : null;
  const choice = { ...chosen, student: chosen.student ?? own };
  if (currentRun.signal !== signal || needsRestart(currentRun.choice, choice)) {
    currentRun = { signal, flow, choice, runId: currentRun.runId + 1 };
    // The page of a flow has the same clock as its backend.
    setPageClock(flow ? (choice.clock === null ? STORY_NOW : instantOf(choice.clock)) : null);
    backend.now = flow ? () => new Date() : () => STORY_NOW;
    reset();
    applySwitches(backend, choice);
    signIn(choice.student);
    notePage(null);
  }
  applyFaults(choice);
  if (!flow) return {};
  keepDisplay(globals);
  const { i18n, pseudo } = await wordsFor(String(globals['language']), currentRun.runId);
  return {
    words: i18n,
    address: pageShown() ?? choice.page ?? args['address'],
    key: `${currentRun.runId}${pseudo ? ' pseudo' : ''}`,
    onPage: notePage,
  };
};
