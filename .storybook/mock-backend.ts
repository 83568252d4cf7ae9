import { onCall } from '@portal/mocks/browser';
import { beginsAnew, NOTHING_CHOSEN, type Choice } from '@portal/mocks/choice';
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

/** The one mock backend of this page, which begins anew with every story. */
const backend = createMockBackend({ now: () => STORY_NOW });

const startWorker = mswLoader(async () => {
  const worker = setupWorker(...mockHandlers(backend));
  onCall(worker, noteCall);
  void answerThePanel();
  void followThePanel();
  await worker.start({
    quiet: true,
    // Beside the page, wherever the Storybook is hosted.
    serviceWorker: { url: './mockServiceWorker.js' },
    // An unknown call, or a request to another origin, is an error, so that no story depends on it. Storybook's own files
    // pass.
    onUnhandledFrame: ({ frame, defaults }) => {
      const { request } = frame.data as { request?: Request };
      if (!request) return;
      const { origin, pathname } = new URL(request.url);
      if (origin !== location.origin || pathname.startsWith('/api/')) defaults.error();
    },
  });
  return worker;
});

/** What the story on screen began with. A story is drawn again, and goes on, when the toolbar changes. */
let begun: { signal: AbortSignal | undefined; flow: boolean; choice: Choice; beginning: number } = {
  signal: undefined,
  flow: false,
  choice: NOTHING_CHOSEN,
  beginning: 0,
};

/** Sets what may change under a flow that goes on. */
function applyFaults(choice: Choice): void {
  setFaults(backend, choice);
  setPageOffline(choice.offline);
}

/** Follows the panel at once: a press right after a choice meets the new faults, though the flow is drawn later. */
async function followThePanel(): Promise<void> {
  (await addons.ready()).on(GLOBALS_UPDATED, ({ globals }: { globals: Record<string, unknown> }) => {
    if (begun.flow) applyFaults(choiceIn(globals));
  });
}

/**
 * Resets backend, local storage and cookies: no session, no faults. Calls that the portal on screen has made before it is
 * replaced are still answered: a refusal would end the session of its successor.
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

/** A flow's student is signed in, without a call, which may be made to fail. */
function signIn(userName: string | null): void {
  const student = backend.students.find((one) => one.userName === userName);
  if (student) document.cookie = `authorizationToken=${backend.newToken(student)}; path=/`;
}

/**
 * Begins every story with a backend in its initial state. A flow also gets what is chosen for it in the panel "Backend":
 * its `words`, the `address` it opens at, and a `key` that is another one when it has to begin anew.
 */
export const beginStory: Loader = async (context) => {
  await startWorker(context);
  const { abortSignal: signal, globals, args } = context;
  const flow = isFlow(context.title);
  const chosen = flow ? choiceIn(globals) : NOTHING_CHOSEN;
  const own = typeof args['student'] === 'string' ? args['student'] : null;
  const choice = { ...chosen, student: chosen.student ?? own };
  if (begun.signal !== signal || beginsAnew(begun.choice, choice)) {
    begun = { signal, flow, choice, beginning: begun.beginning + 1 };
    // A flow's page has the time of its backend.
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
  const { i18n, pseudo } = await wordsFor(String(globals['language']), begun.beginning);
  return {
    words: i18n,
    address: pageShown() ?? choice.page ?? args['address'],
    key: `${begun.beginning}${pseudo ? ' pseudo' : ''}`,
    onPage: notePage,
  };
};
