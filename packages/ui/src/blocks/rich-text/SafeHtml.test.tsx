// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { createI18n, type Language } from '../../i18n/index.ts';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { SafeHtml } from './SafeHtml.tsx';

afterEach(cleanup);

/** HTML at which the sanitiser throws: no string, whatever its type says. */
const UNREADABLE = {
  toString() {
    throw new TypeError('no string');
  },
} as unknown as string;

test('HTML that cannot be rendered is left out, and the rest of the page stands', async () => {
  const i18n = await createI18n('en');
  const onCaughtError = vi.fn();
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <h2>Open evening</h2>
      <SafeHtml html={UNREADABLE} />
      <SafeHtml html="<p>At the gate</p>" />
    </I18nextProvider>,
    { onCaughtError },
  );
  expect(onCaughtError).toHaveBeenCalledOnce();
  expect(container.textContent).toBe('Open eveningAt the gate');
});

test.each<[Language, string, string | null]>([
  ['zh', '<p>Bring your <em>student card</em>.</p>', 'en'],
  ['zh', '<p>请带上<em>学生证</em>。</p>', null],
  ['en', '<p>请带上<em>学生证</em>。</p>', 'zh'],
  ['en', '<p>Bring your <em>student card</em>.</p>', null],
  ['zh', '<p>PTE</p>', null],
])('a page in %s marks %s as %s', async (language, html, lang) => {
  const i18n = await createI18n(language);
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <SafeHtml html={html} />
    </I18nextProvider>,
  );
  expect(container.firstElementChild?.getAttribute('lang')).toBe(lang);
});
