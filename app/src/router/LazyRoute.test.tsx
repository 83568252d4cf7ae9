// @vitest-environment jsdom
import { retryFailedParts } from '@portal/ui/kit';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { startTransition, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import { afterEach, expect, test, vi } from 'vitest';
import { ServicesContext, type Services } from '../portal/services.ts';
import { createTestServices } from '../testing/create-test-services.ts';
import { lazyRoute } from './lazy-route.tsx';

configure({ asyncUtilTimeout: 30_000 });
afterEach(() => {
  cleanup();
  reload.mockClear();
  waitIfLeavingDocument.mockClear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const reload = vi.fn();
const waitIfLeavingDocument = vi.fn<Services['waitIfLeavingDocument']>();
const services = createTestServices({ loadTranslations: async () => undefined, reload, waitIfLeavingDocument });

/** A screen that says how often it was mounted. */
function createScreen() {
  let mounts = 0;
  function Screen({ word }: { word: string }) {
    const [mount] = useState(() => ++mounts);
    return <p>{`${word}, mount ${mount}`}</p>;
  }
  return async () => ({ default: Screen });
}

function show(Component: ReturnType<typeof lazyRoute<{ word: string }>>['Component'], word: string) {
  return (
    <ServicesContext value={services}>
      <ErrorBoundary
        onReset={retryFailedParts}
        fallbackRender={({ resetErrorBoundary }) => (
          <button type="button" onClick={resetErrorBoundary}>
            Again
          </button>
        )}
      >
        <Suspense fallback="Waiting">
          <Component word={word} />
        </Suspense>
      </ErrorBoundary>
    </ServicesContext>
  );
}

test('a screen that a link opened stays mounted when what is around it renders again', async () => {
  // React draws a transition at its own pace, not at `act`'s.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const { promise, resolve } = Promise.withResolvers<void>();
  const fetchScreen = createScreen();
  const { Component } = lazyRoute(async () => {
    await promise;
    return fetchScreen();
  });
  let go = (_word: string) => undefined as void;
  function Page() {
    const [word, setWord] = useState('');
    // As the router does: the page of before stays until the next one can be drawn.
    go = (next) => startTransition(() => setWord(next));
    return <Suspense>{word === '' ? <p>The page of before</p> : <Component word={word} />}</Suspense>;
  }
  const container = document.createElement('div');
  const root = createRoot(container);
  root.render(
    <ServicesContext value={services}>
      <Page />
    </ServicesContext>,
  );
  await expect.poll(() => container.textContent).toBe('The page of before');
  go('first');
  // The screen is asked for, and React waits for it.
  await new Promise((later) => setTimeout(later));
  resolve();
  await expect.poll(() => container.textContent).toBe('first, mount 1');
  go('second');
  await expect.poll(() => container.textContent).toBe('second, mount 1');
  root.unmount();
});

test('a screen whose code is there is drawn without waiting', async () => {
  const { Component, load } = lazyRoute(createScreen());
  await load(services.loadTranslations);
  render(show(Component, 'ready'));
  expect(screen.queryByText('ready, mount 1')).not.toBeNull();
});

test.each([
  { online: true, reloads: 1, why: 'the portal may have been deployed anew' },
  { online: false, reloads: 0, why: 'a document would not come either' },
])('code that a retry does not get, online $online: $reloads reload, since $why', async ({ online, reloads }) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  let fetches = 0;
  const { Component } = lazyRoute<{ word: string }>(async () => {
    fetches += 1;
    throw new Error('gone');
  });
  render(show(Component, 'never'));
  const again = await screen.findByText('Again');
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(again);
  await expect.poll(() => fetches).toBe(2);
  await screen.findByText('Again');
  expect(reload).toHaveBeenCalledTimes(reloads);
});

test('code that a retry without a press does not get reloads nothing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let fetches = 0;
  const { Component } = lazyRoute<{ word: string }>(async () => {
    fetches += 1;
    throw new Error('gone');
  });
  const page = (online: boolean) => (
    <ServicesContext value={services}>
      <ErrorBoundary resetKeys={[online]} onReset={retryFailedParts} fallback="Lost">
        <Suspense fallback="Waiting">
          <Component word="never" />
        </Suspense>
      </ErrorBoundary>
    </ServicesContext>
  );
  const { rerender } = render(page(false));
  await screen.findByText('Lost');
  rerender(page(true));
  await expect.poll(() => fetches).toBe(2);
  await screen.findByText('Lost');
  expect(reload).not.toHaveBeenCalled();
});

test('code that could not be fetched is fetched again after a retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fetchScreen = createScreen();
  let reachable = false;
  const { Component } = lazyRoute(async () => {
    if (!reachable) throw new Error('unreachable');
    return fetchScreen();
  });
  render(show(Component, 'late'));
  const again = await screen.findByText('Again');
  reachable = true;
  fireEvent.click(again);
  await screen.findByText(/^late, mount/);
});

test('code whose fetching ended with the document that is being left shows no error, until that stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { promise, resolve } = Promise.withResolvers<void>();
  waitIfLeavingDocument.mockReturnValueOnce(promise);
  const { Component } = lazyRoute<{ word: string }>(async () => {
    throw new TypeError('aborted');
  });
  render(show(Component, 'never'));
  await expect.poll(() => waitIfLeavingDocument).toHaveBeenCalledOnce();
  await new Promise((later) => setTimeout(later));
  expect(screen.queryByText('Waiting')).not.toBeNull();
  resolve();
  await screen.findByText('Again');
});
