import { FailureError } from '@portal/domain/shared';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Client } from '../client/index.ts';
import { describeQuery } from '../testing/describe-query.ts';
import { announcementQueries } from './queries.ts';
import { mockClient } from '../testing/index.ts';

const wire = (id: number) => ({
  Id: id,
  Title: `Number ${id}`,
  Message: '<p>Hello</p>',
  PublishDateTime: `2026-11-${id}T01:00:00Z`,
  PublishedBy: null,
  PublishedDate: `2026-11-${id}`,
  MainImage: 'javascript:alert(1)',
  Attachments: [],
});

/** A client whose every call waits until the test answers it. */
function waiting() {
  const answers: { resolve: (value: unknown) => void; reject: (reason: Error) => void }[] = [];
  const call = vi.fn<Client['call']>(() => new Promise((resolve, reject) => answers.push({ resolve, reject })));
  const client = mockClient({ call });
  return { client, call, answer: (at: number) => answers[at] ?? expect.fail(`no call ${at}`) };
}

const refused = new FailureError({ kind: 'rejected', messages: ['Not now.'], value: null });

const one = { id: 20, title: 'Number 20', publisher: null, image: null };

describeQuery('the block', {
  make: (client) => announcementQueries.block(client),
  key: ['announcements', 'block'],
  call: { path: 'Announcement/GetMessage', method: 'POST' },
  answer: [wire(20)],
  read: [expect.objectContaining(one)],
});

describeQuery('the community posts', {
  make: (client) => announcementQueries.community(client),
  key: ['announcements', 'community'],
  call: { path: 'Announcement/GetActiveAnnouncements', method: 'POST' },
  answer: [wire(20)],
  read: [expect.objectContaining(one)],
});

describeQuery('whether there are community posts', {
  make: (client) => announcementQueries.communityShown(client, 5001),
  key: ['announcements', 'communityShown', 5001],
  call: { path: 'CommunityPost/ShowCommunityPostPanel', method: 'GET', query: { userId: 5001 }, silent: true },
  answer: true,
  read: true,
});

describeQuery('a detail', {
  make: (client) => announcementQueries.detail(client, 20),
  key: ['announcements', 'detail', 20],
  call: { path: 'Announcement/ReadDetail', method: 'POST', body: { AnnouncementId: 20 } },
  answer: wire(20),
  read: expect.objectContaining(one),
});

test('opening an announcement records the read once each time, however often it is drawn', async () => {
  const call = vi.fn<Client['call']>(async () => wire(20));
  const client: Client = { ...waiting().client, call };
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
  const open = () => new QueryObserver(queries, announcementQueries.detail(client, 20));
  const first = open();
  const close = first.subscribe(() => undefined);
  await expect.poll(() => first.getCurrentResult().data).toBeDefined();
  first.setOptions(announcementQueries.detail(client, 20));
  expect(call).toHaveBeenCalledTimes(1);
  close();
  const second = open();
  second.subscribe(() => undefined);
  await expect.poll(() => call.mock.calls.length).toBe(2);
});

test('one that is closed is forgotten: nothing asks for it again, not even after a failure', async () => {
  const { client, answer } = waiting();
  const queries = new QueryClient();
  const { queryKey, ...options } = announcementQueries.detail(client, 20);
  const close = new QueryObserver(queries, { queryKey, ...options, retry: false }).subscribe(() => undefined);
  answer(0).reject(refused);
  await expect.poll(() => queries.getQueryState(queryKey)?.status).toBe('error');
  close();
  await expect.poll(() => queries.getQueryState(queryKey)).toBeUndefined();
});
