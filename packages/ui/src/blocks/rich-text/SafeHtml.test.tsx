// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { createI18n } from '../../i18n/index.ts';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { SafeHtml } from './SafeHtml.tsx';

/** HTML at which the sanitiser throws: no string, whatever its type says. */
const UNREADABLE = { toString: () => 5 } as unknown as string;

test('HTML that cannot be rendered is left out, and the rest of the page stands', async () => {
  const i18n = await createI18n('en');
  render(
    <I18nextProvider i18n={i18n}>
      <h2>Open evening</h2>
      <SafeHtml html={UNREADABLE} />
      <SafeHtml html="<p>At the gate</p>" />
    </I18nextProvider>,
    { onCaughtError: () => {} },
  );
  expect(screen.getByRole('heading', { name: 'Open evening' })).toBeDefined();
  expect(screen.getByText('At the gate')).toBeDefined();
});
