// @vitest-environment jsdom
import type { SafeHref } from '@portal/domain/shared';
import { expect, test, vi } from 'vitest';
import { startReports } from './reports.ts';

const url = 'https://reports.example/' as SafeHref;

test.each([
  ['no address', null, 0],
  ['a page load that is not in the sample', { url, sampleRate: 0.25 }, 0.25],
  ['one far from it', { url, sampleRate: 0.25 }, 0.99],
])('%s: nobody listens', (_name, config, chance) => {
  const listen = vi.spyOn(globalThis, 'addEventListener');
  expect(startReports(config, chance)).toBeNull();
  expect(listen).not.toHaveBeenCalled();
});

test('a page load in the sample hears of errors and rejections, and reports them without anything of the student', async () => {
  const network = vi.fn<typeof fetch>(async () => new Response());
  vi.stubGlobal('fetch', network);
  history.replaceState(null, '', '/Lesson/5001?token=secret');
  const listeners = new Map<string, (event: object) => void>();
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((type, listener) => {
    listeners.set(type, listener as (event: object) => void);
  });
  const report = startReports({ url, sampleRate: 0.25 }, 0.24);
  listeners.get('error')?.({ error: new TypeError('lost 1'), message: '' });
  listeners.get('error')?.({ error: null, message: 'Script error.' });
  listeners.get('unhandledrejection')?.({ reason: new TypeError('lost too') });
  report?.({ kind: 'error', source: 'boundary', thrown: new TypeError('in a boundary') });
  await expect.poll(() => network.mock.calls.length).toBe(4);
  const sent = network.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as object);
  expect(sent).toMatchObject([
    { source: 'window', name: 'TypeError', message: 'lost …', route: '/Lesson/:id' },
    { source: 'window', name: 'Error', message: 'Script error.' },
    { source: 'promise', message: 'lost too' },
    { source: 'boundary', message: 'in a boundary' },
  ]);
  for (const [address, init] of network.mock.calls) {
    expect(address).toBe(url);
    expect(init).toMatchObject({
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      mode: 'no-cors',
    });
    expect(init?.headers).toBeUndefined();
  }
  history.replaceState(null, '', '/');
});
