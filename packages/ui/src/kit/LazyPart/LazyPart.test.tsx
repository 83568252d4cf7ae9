// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from '../../i18n/index.ts';
import { ChunkFailureHandlerContext, lazyPart } from './lazy-part.ts';
import { DialogBoundary } from './DialogBoundary.tsx';
import { PartBoundary } from './PartBoundary.tsx';
import { SilentBoundary } from './SilentBoundary.tsx';

const english = await createI18n('en');
const reload = vi.fn();

beforeEach(() => {
  // React logs what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  reload.mockClear();
  vi.restoreAllMocks();
});

/** A part whose code comes once it is `there`. */
function createPart(text: string) {
  const host = { there: false, fetches: 0 };
  const Part = lazyPart(async () => {
    host.fetches += 1;
    if (!host.there) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: () => <p>{text}</p> };
  });
  return { host, Part };
}

function show(parts: ReactNode) {
  return render(
    <I18nextProvider i18n={english}>
      <ChunkFailureHandlerContext value={{ waitIfLeavingDocument: () => undefined, reload }}>
        <input aria-label="Name" />
        {parts}
      </ChunkFailureHandlerContext>
    </I18nextProvider>,
  );
}

function goOffAndOnline() {
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  connection.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
}

test('lost code fails in its place, what is typed beside it stays, and one press brings all that was lost', async () => {
  const [first, second, optional] = ['First', 'Second', 'Optional'].map(createPart);
  if (!first || !second || !optional) throw new Error('three parts');
  const onClose = vi.fn();
  show(
    <>
      <PartBoundary>
        <first.Part />
      </PartBoundary>
      <DialogBoundary onClose={onClose}>
        <second.Part />
      </DialogBoundary>
      <SilentBoundary>
        <optional.Part />
      </SilentBoundary>
    </>,
  );
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Mei Ling' } });
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  fireEvent.click(screen.getByText('Close'));
  expect(onClose).toHaveBeenCalledOnce();
  for (const { host } of [first, second, optional]) host.there = true;
  const [again] = screen.getAllByText('Try again');
  if (again) fireEvent.click(again);
  for (const text of ['First', 'Second', 'Optional']) await screen.findByText(text);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Mei Ling');
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['by its button', () => fireEvent.click(screen.getByText('Close'))],
  ['with Escape', () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })],
])('a lost dialog takes focus; closed %s, it returns focus to what opened it', async (_name, close) => {
  const { Part } = createPart('Dialog');
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {open && (
          <DialogBoundary onClose={() => setOpen(false)}>
            <Part />
          </DialogBoundary>
        )}
      </>
    );
  }
  show(<Page />);
  const opener = screen.getByText('Open');
  opener.focus();
  fireEvent.click(opener);
  const error = await screen.findByRole('alert');
  expect(document.activeElement?.contains(error)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  close();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('while lost code is fetched again, focus is on the heading; it is on the button again when that fails', async () => {
  const { Part } = createPart('Late');
  show(
    <>
      <h1 data-page-title="" tabIndex={-1}>
        Videos
      </h1>
      <PartBoundary>
        <Part />
      </PartBoundary>
    </>,
  );
  const retry = await screen.findByText('Try again');
  retry.focus();
  fireEvent.click(retry);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Videos'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Try again'));
});

test('lost code is fetched again when the connection is back; the document is loaded again after a press only', async () => {
  const { host, Part } = createPart('Late');
  show(
    <PartBoundary>
      <Part />
    </PartBoundary>,
  );
  await screen.findByRole('alert');
  for (const fetches of [2, 3]) {
    goOffAndOnline();
    await waitFor(() => expect(host.fetches).toBeGreaterThanOrEqual(fetches));
    await screen.findByRole('alert');
  }
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Try again'));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await screen.findByRole('alert');
  // Who stays, with something unsaved for instance, is not asked again by the connection.
  host.there = true;
  goOffAndOnline();
  await screen.findByText('Late');
  expect(reload).toHaveBeenCalledOnce();
});
