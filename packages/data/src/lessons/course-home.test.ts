// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Client } from '../client/index.ts';
import { useSilentProgress, useStudentProgress } from '../progress/index.ts';
import { useSchedule, useSilentSchedule } from '../schedule/index.ts';
import { mockClient, renderDataHook } from '../testing/index.ts';
import { useCourseModules, useCourseOutline, useCourseReset } from './hooks.ts';
import { useSilentTopics, useTopics } from './useTopics.ts';

afterEach(cleanup);

const COURSE = 101;
const SPEAKING = 11;

/** The parts of a course's page. */
const useParts = (enabled = true) => ({
  ...useCourseOutline(COURSE, enabled),
  topics: useSilentTopics(COURSE, enabled ? [SPEAKING] : [], false),
  schedule: useSilentSchedule(COURSE, enabled),
  progress: useSilentProgress(COURSE, enabled),
});

const CALLS = [
  'Course/GetCourseModule',
  'Course/GetCourseResetStatus',
  'Course/GetCourseStudentProgress',
  'Course/GetCourseStudySchedule',
  'Course/GetModuleDetail',
];

test('the parts of a course’s page are fetched silently', async () => {
  const call = vi.fn<Client['call']>(() => new Promise(() => {}));
  renderDataHook(() => useParts(), { client: mockClient({ call }) });
  await waitFor(() => expect(new Set(call.mock.calls.map(([spec]) => spec.path))).toEqual(new Set(CALLS)));
  expect(call.mock.calls.every(([spec]) => spec.silent)).toBe(true);
});

test('they are not fetched while they are not shown', async () => {
  const { calls } = renderDataHook(() => useParts(false));
  expect(calls()).toEqual([]);
});

test('they are those of the lesson, progress and schedule pages: each is fetched once for both', async () => {
  const { result, calls } = renderDataHook(() => ({
    home: useParts(),
    lessons: [useCourseReset(COURSE), useCourseModules(COURSE)] as const,
    topics: useTopics(COURSE, [SPEAKING], false),
    schedule: useSchedule(COURSE).schedule,
    progress: useStudentProgress(COURSE),
  }));
  await waitFor(() => {
    const { home, lessons, topics, schedule, progress } = result.current;
    const all = [home.resetting, home.modules, home.schedule, home.progress, ...lessons, schedule, progress];
    for (const { loadable } of all) expect(loadable.status).toBe('ready');
    for (const { modules } of [home.topics, topics]) expect(modules.get(SPEAKING)?.topics.status).toBe('ready');
  });
  expect(CALLS.map((path) => calls(path).length)).toEqual(CALLS.map(() => 1));
});

test('one that fails leaves the others', async () => {
  const { result, backend } = renderDataHook(() => useParts());
  backend.faults.fail('Course/GetCourseStudySchedule', { kind: 'offline' });
  await waitFor(() => expect(result.current.schedule.loadable).toMatchObject({ failure: { kind: 'serverDown' } }));
  await waitFor(() => {
    const { modules, resetting, progress } = result.current;
    for (const { loadable } of [modules, resetting, progress]) expect(loadable.status).toBe('ready');
  });
});
