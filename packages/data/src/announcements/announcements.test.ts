import type { Announcement } from '@portal/domain/announcements';
import { FailureError } from '@portal/domain/shared';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Client } from '../client/index.ts';
import { announcementQueries, dismissAnnouncement } from './index.ts';

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
const check = (sent: string) => (sent.startsWith('/') ? `https://main.example${sent}` : null);

/** A client whose every call waits until the test answers it. */
function waiting() {
  const answers: { resolve: (value: unknown) => void; reject: (reason: Error) => void }[] = [];
  const call = vi.fn<Client['call']>(() => new Promise((resolve, reject) => answers.push({ resolve, reject })));
  const client: Client = { call, upload: () => expect.fail('uploaded'), file: () => expect.fail('asked for a file') };
  return { client, call, answer: (at: number) => answers[at] ?? expect.fail(`no call ${at}`) };
}

const refused = new FailureError({ kind: 'rejected', messages: ['Not now.'], value: null });

describe('the calls', () => {
  const { block, community, communityShown, detail } = announcementQueries;
  const one = { id: 20, title: 'Number 20', publisher: null, image: null };
  test.each([
    [
      'the block',
      (client: Client) => block(client, check),
      { path: 'Announcement/GetMessage', method: 'POST' },
      [wire(20)],
      [expect.objectContaining(one)],
    ],
    [
      'the community posts',
      (client: Client) => community(client, check),
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
      (client: Client) => detail(client, check, 20),
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
  const open = () => new QueryObserver(queries, announcementQueries.detail(client, check, 20));
  const first = open();
  const close = first.subscribe(() => undefined);
  await vi.waitFor(() => expect(first.getCurrentResult().data).toBeDefined());
  first.setOptions(announcementQueries.detail(client, check, 20));
  expect(call).toHaveBeenCalledTimes(1);
  close();
  const second = open();
  second.subscribe(() => undefined);
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2));
});

test('one that is closed is forgotten: nothing asks for it again, not even after a failure', async () => {
  const { client, answer } = waiting();
  const queries = new QueryClient();
  const { queryKey, ...options } = announcementQueries.detail(client, check, 20);
  const close = new QueryObserver(queries, { queryKey, ...options, retry: false }).subscribe(() => undefined);
  answer(0).reject(refused);
  await vi.waitFor(() => expect(queries.getQueryState(queryKey)?.status).toBe('error'));
  close();
  await vi.waitFor(() => expect(queries.getQueryState(queryKey)).toBeUndefined());
});

describe('dismissing', () => {
  let queries: QueryClient;
  let list: Announcement[];
  const shown = () => queries.getQueryData<Announcement[]>(['announcements', 'block'])?.map(({ id }) => id);
  const at = (index: number) => list[index] ?? expect.fail(`no row ${index}`);

  beforeEach(async () => {
    queries = new QueryClient();
    const client: Client = { ...waiting().client, call: async () => [wire(20), wire(18), wire(15)] };
    list = await queries.fetchQuery(announcementQueries.block(client, check));
  });

  test('takes it off before the server has answered', async () => {
    const { client, call, answer } = waiting();
    const done = dismissAnnouncement(queries, client, at(1));
    await vi.waitFor(() => expect(shown()).toEqual([20, 15]));
    expect(call).toHaveBeenCalledExactlyOnceWith({
      path: 'Announcement/DissmissAnnouncement',
      method: 'POST',
      body: { AnnouncementId: 18 },
    });
    answer(0).resolve(null);
    await done;
    expect(shown()).toEqual([20, 15]);
  });

  test('puts it back where it was when the call fails, and says why', async () => {
    const { client, answer } = waiting();
    const done = dismissAnnouncement(queries, client, at(1));
    const said = expect(done).rejects.toBe(refused);
    await vi.waitFor(() => expect(shown()).toEqual([20, 15]));
    answer(0).reject(refused);
    await said;
    expect(shown()).toEqual([20, 18, 15]);
  });

  test('twice makes one request', async () => {
    const { client, call, answer } = waiting();
    const both = [dismissAnnouncement(queries, client, at(0)), dismissAnnouncement(queries, client, at(0))];
    await vi.waitFor(() => expect(call).toHaveBeenCalled());
    answer(0).resolve(null);
    await Promise.all(both);
    expect(call).toHaveBeenCalledTimes(1);
  });

  test('again after a failure asks again', async () => {
    const { client, call, answer } = waiting();
    const first = expect(dismissAnnouncement(queries, client, at(0))).rejects.toBe(refused);
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1));
    answer(0).reject(refused);
    await first;
    const second = dismissAnnouncement(queries, client, at(0));
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2));
    answer(1).resolve(null);
    await second;
    expect(shown()).toEqual([18, 15]);
  });

  test('two at a time: the one that fails comes back alone', async () => {
    const { client, call, answer } = waiting();
    const failing = expect(dismissAnnouncement(queries, client, at(0))).rejects.toBe(refused);
    const going = dismissAnnouncement(queries, client, at(1));
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2));
    expect(shown()).toEqual([15]);
    answer(0).reject(refused);
    answer(1).resolve(null);
    await Promise.all([failing, going]);
    expect(shown()).toEqual([20, 15]);
  });

  test('stays done when a list fetched meanwhile still had it', async () => {
    const { client, call, answer } = waiting();
    const done = dismissAnnouncement(queries, client, at(0));
    await vi.waitFor(() => expect(call).toHaveBeenCalled());
    queries.setQueryData(['announcements', 'block'], list);
    answer(0).resolve(null);
    await done;
    expect(shown()).toEqual([18, 15]);
  });

  test('is not undone by a list that was on its way', async () => {
    const slow = waiting();
    const refetch = queries
      .fetchQuery({ ...announcementQueries.block(slow.client, check), retry: false })
      .catch(() => 'cancelled');
    const { client, call, answer } = waiting();
    const done = dismissAnnouncement(queries, client, at(0));
    await vi.waitFor(() => expect(call).toHaveBeenCalled());
    slow.answer(0).resolve([wire(20), wire(18), wire(15)]);
    await refetch;
    expect(shown()).toEqual([18, 15]);
    answer(0).resolve(null);
    await done;
  });
});
