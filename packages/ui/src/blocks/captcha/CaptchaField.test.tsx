// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test } from 'vitest';
import { createI18n } from '../../i18n/index.ts';
import { CaptchaField } from './CaptchaField.tsx';

afterEach(cleanup);
const i18n = await createI18n('en');
await i18n.loadNamespaces('captcha');

/** A form that is disabled while its captcha is not solved, as after a refusal. */
const form = (refused: boolean) => (
  <I18nextProvider i18n={i18n}>
    <CaptchaField captcha={{ status: 'shown', element: null, solved: !refused }} missed={refused} />
    <input aria-label="Email" />
    <button type="button" disabled={refused}>
      Send
    </button>
  </I18nextProvider>
);

test.each([
  ['on the button that is disabled by it goes to the captcha', 'Send', 'Security check'],
  ['in a field stays', 'Email', 'Email'],
])('when a refusal uses the captcha up, focus %s', async (_name, before, after) => {
  const { rerender } = render(form(false));
  const control = (name: string) =>
    before === after ? screen.getByLabelText(name) : screen.getByRole(name === 'Send' ? 'button' : 'group', { name });
  control(before).focus();
  rerender(form(true));
  expect(document.activeElement).toBe(control(after));
});
