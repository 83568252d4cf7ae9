import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Client } from '../client/index.ts';
import { videoQueries } from './queries.ts';
import { mockClient } from '../testing/index.ts';

const video = { CourseName: 'PTE', ChannelId: 'abc', ChannelTitle: 'Pace', IsVideoChannel: false };

test('the videos of the dashboard are requested as the contract spells it, and read (NET-31)', async () => {
  const call = vi.fn<Client['call']>(async () => [video]);
  const client = mockClient({ call });
  const read = await new QueryClient().fetchQuery(videoQueries.dashboard(client, 5001));
  expect(read).toEqual([expect.objectContaining({ title: 'Pace', about: 'PTE' })]);
  expect(call.mock.calls[0]?.[0]).toEqual({
    path: 'Dashboard/GetDashboardVideo',
    method: 'GET',
    query: { userId: 5001 },
  });
});

test('the courses with videos are fetched, and read (NET-88)', async () => {
  const sent = { Id: 801, CourseName: 'PTE', CoursePublishedId: 101, IsVideoChannel: false };
  const call = vi.fn<Client['call']>(async () => [sent]);
  const client = mockClient({ call });
  const read = await new QueryClient().fetchQuery(videoQueries.ofCourses(client, 5001));
  expect(read.map(({ name }) => name)).toEqual(['PTE']);
  expect(call.mock.calls[0]?.[0]).toEqual({ path: 'Videos/GetActiveCourseHasVideo', method: 'GET' });
});

test.each([
  ['course', { CoursePublishedId: 101, DiagnosticTestId: null }],
  ['diagnosticTest', { CoursePublishedId: null, DiagnosticTestId: 101 }],
] as const)('the video of a %s is asked for with exactly one id (NET-89)', async (kind, body) => {
  const call = vi.fn<Client['call']>(async () => 'https://youtu.be/abc');
  const client = mockClient({ call });
  const read = await new QueryClient().fetchQuery(videoQueries.embed(client, { kind, id: 101 }));
  expect(read).toEqual({ kind: 'frame', src: 'https://www.youtube.com/embed/abc' });
  expect(call.mock.calls[0]?.[0]).toEqual({ path: 'Videos/GetVideoEmbedCode', method: 'POST', body });
});
