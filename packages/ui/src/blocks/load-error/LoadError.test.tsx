// @vitest-environment jsdom
import { failed, loading, ready, type Loadable } from '@portal/domain/shared';
import { act, cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test } from 'vitest';
import { createI18n } from '../../i18n/index.ts';
import { Section } from '../../kit/index.ts';
import { LoadError } from './LoadError.tsx';

afterEach(cleanup);
const i18n = await createI18n('en');

/** A page with one panel. `named`: the panel has its heading in every state. */
function Page({ content, named }: { content: Loadable<string>; named: boolean }) {
  const body =
    content.status === 'failed' ? (
      <LoadError title="We couldn’t load it" failure={content.failure} onRetry={() => undefined} />
    ) : (
      <p key={content.status}>{content.status}</p>
    );
  return (
    <I18nextProvider i18n={i18n}>
      <h1 data-page-title="" tabIndex={-1}>
        Dashboard
      </h1>
      {named || content.status === 'failed' ? <Section title="This week">{body}</Section> : body}
    </I18nextProvider>
  );
}

const offline = () => failed({ kind: 'offline' });
const retry = () => screen.getByRole('button', { name: 'Try again' });

test.for([
  { named: true, heading: 'This week' },
  { named: false, heading: 'Dashboard' },
])(
  'after a retry focus waits on the heading "$heading", and is on the button when it fails again',
  async ({ named, heading }) => {
    const { rerender } = render(<Page content={offline()} named={named} />);
    const show = (content: Loadable<string>) => act(async () => rerender(<Page content={content} named={named} />));
    retry().focus();
    await show(loading);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: heading }));
    await show(offline());
    expect(document.activeElement).toBe(retry());
    await show(loading);
    await show(ready('lessons'));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: heading }));
  },
);

test('an error that nobody has tried again, or another one, leaves the focus where it is', async () => {
  const { rerender } = render(<Page content={offline()} named />);
  const show = (content: Loadable<string>) => act(async () => rerender(<Page content={content} named />));
  const title = screen.getByRole('heading', { name: 'Dashboard' });
  title.focus();
  await show(loading);
  expect(document.activeElement).toBe(title);
  await show(offline());
  expect(document.activeElement).toBe(title);
});
