import { mockHandlers } from '@portal/mocks/handlers';
import { createMockBackend } from '@portal/mocks/mock-backend';
import { STORY_NOW } from '@portal/mocks/story-now';
import type { Loader } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';

/** The one mock backend of this page; `resetMockBackend` resets it before every story. */
const backend = createMockBackend({ now: () => STORY_NOW });

const startWorker = mswLoader(async () => {
  const worker = setupWorker(...mockHandlers(backend));
  await worker.start({
    quiet: true,
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

/** Resets backend, local storage and cookies before every story: no session, no faults. */
export const resetMockBackend: Loader = async (context) => {
  await startWorker(context);
  backend.reset();
  localStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
  }
  return {};
};
