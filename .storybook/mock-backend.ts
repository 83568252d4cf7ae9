import { mockHandlers } from '@portal/mocks/handlers';
import { createMockBackend } from '@portal/mocks/mock-backend';
import { STORY_NOW } from '@portal/mocks/story-now';
import type { Loader } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';

/** The one school of this page; `resetMockBackend` sets it back before every story. */
const backend = createMockBackend({ now: () => STORY_NOW });

const startWorker = mswLoader(async () => {
  const worker = setupWorker(...mockHandlers(backend));
  await worker.start({
    quiet: true,
    // A call the school does not know, or anything outside: an error, so that no story depends on it. Storybook's own
    // files pass.
    onUnhandledFrame: ({ frame, defaults }) => {
      const { request } = frame.data as { request?: Request };
      if (!request) return;
      const { origin, pathname } = new URL(request.url);
      if (origin !== location.origin || pathname.startsWith('/api/')) defaults.error();
    },
  });
  return worker;
});

/** Every story begins on the school's first day: nobody signed in, no failure switched on, nothing remembered. */
export const resetMockBackend: Loader = async (context) => {
  await startWorker(context);
  backend.reset();
  localStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
  }
  return {};
};
