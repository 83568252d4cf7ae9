// @vitest-environment jsdom
import { createQueryClient, DataProvider, type Client } from '@portal/data/client';
import { mockClient } from '@portal/data/testing';
import { readRuntimeConfig } from '@portal/domain/settings';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ServicesContext, type Services } from '../portal/services.ts';
import Analytics from './Analytics.tsx';
import { countView } from './gtag.ts';

vi.mock('./gtag.ts', () => ({ countView: vi.fn<typeof countView>() }));
beforeEach(() => vi.mocked(countView).mockReset());
afterEach(cleanup);

const PLACES = ['/Message?page=2', '/Message?page=3', '/ForgotPassword/ResetPassword/secret'];

/** The portal's part at an address: what the school answers, and what the deployment configured. */
async function visit(address: string, setting: unknown, config: object = {}) {
  const call = vi.fn<Client['call']>(async () => {
    if (setting instanceof Error) throw setting;
    return setting;
  });
  const services = { config: readRuntimeConfig(config, 'https://portal.example') };
  const queries = createQueryClient();
  const client = mockClient({ call });
  render(
    <MemoryRouter initialEntries={[address]}>
      <DataProvider client={client} queries={queries}>
        {/* Only what Analytics asks for. */}
        <ServicesContext value={services as unknown as Services}>
          <Analytics />
          {PLACES.map((to) => (
            <Link key={to} to={to}>
              {to}
            </Link>
          ))}
        </ServicesContext>
      </DataProvider>
    </MemoryRouter>,
  );
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  await act(async () => {
    await vi.dynamicImportSettled();
  });
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
    expect(countView).not.toHaveBeenCalled();
    expect(document.querySelector('script')).toBeNull();
  });
});

describe('views are counted', () => {
  test('under the id of the school', async () => {
    await visit('/Lesson/5?token=secret', on, configured);
    expect(countView).toHaveBeenCalledExactlyOnceWith(['G-SCHOOL'], '/Lesson/:id');
  });

  test.each([
    ['has nothing to say', {}],
    ['cannot be asked', new Error('offline')],
  ])('under the ids of the deployment when the school %s', async (_name, setting) => {
    await visit('/Message', setting, configured);
    expect(countView).toHaveBeenCalledExactlyOnceWith(['G-DEPLOY', 'UA-1-1'], '/Message');
  });

  test('at every change of the page, and not of its query', async () => {
    await visit('/', on);
    for (const to of PLACES) {
      await act(async () => {
        fireEvent.click(screen.getByText(to));
        await vi.dynamicImportSettled();
      });
    }
    expect(vi.mocked(countView).mock.calls.map(([, pattern]) => pattern)).toEqual([
      '/',
      '/Message',
      '/ForgotPassword/ResetPassword/:token',
    ]);
  });
});
