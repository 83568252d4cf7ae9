// @vitest-environment jsdom
import type { Client } from '@portal/data/client';
import { mockClient } from '@portal/data/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import Analytics from './Analytics.tsx';

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  delete window.dataLayer;
});

const PLACES = ['/Message?page=2', '/Message?page=3', '/ForgotPassword/ResetPassword/secret', '/Lesson/5'];

/** What the vendor was told of: under which ids, and which screen. */
const counted = () =>
  (window.dataLayer ?? []).flatMap((words) => {
    const [word, name, { send_to: ids, page_path: pattern } = {}] = [...words] as [
      string,
      string,
      { send_to?: unknown; page_path?: unknown }?,
    ];
    return word === 'event' && name === 'page_view' ? [[ids, pattern]] : [];
  });

/** The portal's part at an address: what the school answers, and what the deployment configured. */
async function visit(address: string, setting: unknown, config: object = {}) {
  const call = vi.fn<Client['call']>(async () => {
    if (setting instanceof Error) throw setting;
    return setting;
  });
  const { queries } = renderInPortal(
    <>
      <Analytics />
      {PLACES.map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
    </>,
    { address, config, client: mockClient({ call }) },
  );
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  await act(() => vi.dynamicImportSettled());
}

const on = { GoogleAnalytic: { Enabled: true, GoogleAnalytic4: 'G-SCHOOL', TrackerId: null } };
const configured = { analytics: { enabled: true, ga4Id: 'G-DEPLOY', trackerId: 'UA-1-1' } };

describe('nothing is counted', () => {
  test.each([
    ['when nobody switched it on', {}, {}],
    ['when the school switched it off', { GoogleAnalytic: { ...on.GoogleAnalytic, Enabled: false } }, {}],
    ['when only ids are configured', {}, { analytics: { ga4Id: 'G-DEPLOY' } }],
    ['under an id that is none', { GoogleAnalytic: { Enabled: true, GoogleAnalytic4: '"><script>' } }, {}],
    ['when the school cannot be asked', new Error('offline'), {}],
  ])('%s', async (_name, setting, config) => {
    await visit('/', setting, config);
    expect(window.dataLayer).toBeUndefined();
    expect(document.querySelector('script')).toBeNull();
  });
});

describe('views are counted', () => {
  test('under the id of the school', async () => {
    await visit('/Lesson/5?token=secret', on, configured);
    expect(counted()).toEqual([[['G-SCHOOL'], '/Lesson/:id']]);
  });

  test.each([
    ['has nothing to say', {}],
    ['cannot be asked', new Error('offline')],
  ])('under the ids of the deployment when the school %s', async (_name, setting) => {
    await visit('/Message', setting, configured);
    expect(counted()).toEqual([[['G-DEPLOY', 'UA-1-1'], '/Message']]);
  });

  test('at every change of the page, not of its query, and nowhere with a token in the address', async () => {
    await visit('/', on);
    for (const to of PLACES) {
      await act(async () => {
        fireEvent.click(screen.getByText(to));
        await vi.dynamicImportSettled();
      });
    }
    expect(counted().map(([, pattern]) => pattern)).toEqual(['/', '/Message', '/Lesson/:id']);
  });
});
