// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { createI18n } from '../i18n/index.ts';
import { BannerMessages } from './BannerMessages.tsx';

const i18n = await createI18n('en');

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('each message is shown for 15 s (DSH-45)', () => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => new EventTarget());
  render(
    <I18nextProvider i18n={i18n}>
      <BannerMessages label="News" messages={['<p>One</p>', '<p>Two</p>']} onDismiss={() => undefined} />
    </I18nextProvider>,
  );
  const inView = () => document.querySelector('[aria-roledescription="slide"]:not([inert])')?.textContent;
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  expect(inView()).toBe('One');
  pass(14_999);
  expect(inView()).toBe('One');
  pass(1);
  expect(inView()).toBe('Two');
});
