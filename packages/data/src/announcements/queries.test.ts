import { FailureError } from '@portal/domain/shared';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import type { Client } from '../client/index.ts';
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

describe('the calls', () => {
  const { block, community, communityShown, detail } = announcementQueries;
  const one = { id: 20, title: 'Number 20', publisher: null, image: null };
  test.each([
    [
      'the block',
      (client: Client) => block(client),
      { path: 'Announcement/GetMessage', method: 'POST' },
      [wire(20)],
      [expect.objectContaining(one)],
    ],
    [
      'the community posts',
      (client: Client) => community(client),
      { path: 'Announcement/GetActiveAnnouncements', method: 'POST' },
      [wire(20)],
      [expect.objectContaining(one)],
    ],
    [
      'whether there are community posts',
      (client: Client) => communityShown(client, 5001),
      { path: 'CommunityPost/ShowCommunityPostPanel', method: 'GET', query: { userId: 5001 }, silent: true },
      true,
      true,
    ],
    [
      'a detail',
      (client: Client) => detail(client, 20),
      { path: 'Announcement/ReadDetail', method: 'POST', body: { AnnouncementId: 20 } },
      wire(20),
      expect.objectContaining(one),
    ],
  ])('%s is asked for as the contract spells it, and read', async (_name, make, spec, answer, read) => {
    const call = vi.fn<Client['call']>(async () => answer);
    const { client } = { client: { ...waiting().client, call } };
    // A query's type is its own; here each is only fetched.
    const options = make(client) as unknown as { queryKey: unknown[]; queryFn: () => Promise<unknown> };
    expect(await new QueryClient().fetchQuery({ ...options, retry: false })).toEqual(read);
    expect(call).toHaveBeenCalledTimes(1);
    expect(call.mock.calls[0]?.[0]).toEqual(spec);
  });

  test('another student’s panel has another key', () => {
    const { client } = waiting();
    expect(communityShown(client, 1).queryKey).not.toEqual(communityShown(client, 2).queryKey);
  });
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
