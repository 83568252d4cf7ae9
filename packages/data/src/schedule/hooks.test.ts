// @vitest-environment jsdom
import type { StudySchedule } from '@portal/domain/schedule';
import { FailureError } from '@portal/domain/shared';
import { safeHref } from '@portal/mocks/fixtures';
import type { Fault } from '@portal/mocks/mock-backend';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SCHEDULE_KEY } from '../client/index.ts';
import { mockClient, renderDataHook } from '../testing/index.ts';
import { useOutlineFiles, useReadCourseOnline, useSchedule } from './hooks.ts';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const SCHEDULE = 'Course/GetCourseStudySchedule';
const ATTACHMENTS = 'StudySchedule/GetAttachments';
const TEST = 'Appointment/GetAppointment';
const READ = 'StudySchedule/ReadCourseOnline';
const REFUSED: Fault = { kind: 'rejected', messages: ['Not today.'] };

/** The schedule of a course, once it is shown. */
async function open(course: number) {
  const rendered = renderDataHook(() => ({ ...useSchedule(course), readOnline: useReadCourseOnline(course) }));
  const { result, calls } = rendered;
  await waitFor(() => expect(result.current.schedule.loadable.status).toBe('ready'));
  const counts = () => [SCHEDULE, ATTACHMENTS, TEST].map((path) => calls(path).length);
  return { ...rendered, counts, plan: () => result.current.schedule.data };
}

describe('a schedule', () => {
  test('comes with the outline of its course', async () => {
    const { result, counts } = await open(101);
    await waitFor(() => expect(result.current.attachments.data).toHaveLength(2));
    expect(result.current.test).toEqual({ status: 'ready', value: null });
    expect(counts()[2]).toBe(0);
  });

  test('comes with the test that is booked', async () => {
    const { result } = await open(104);
    await waitFor(() => expect(result.current.test).toMatchObject({ value: { id: 611 } }));
  });

  test('that a course does not have has no outline and no test', async () => {
    const { result, plan, counts } = await open(102);
    expect(plan()).toBeNull();
    expect(result.current.test).toEqual({ status: 'ready', value: null });
    expect(counts().slice(1)).toEqual([0, 0]);
  });

  test('says why its test cannot be had, which can be retried', async () => {
    const rendered = renderDataHook(() => useSchedule(104));
    const { result, backend } = rendered;
    backend.faults.fail(TEST, REFUSED);
    await waitFor(() => expect(result.current.test).toMatchObject({ status: 'failed', failure: REFUSED }));
    backend.faults.clear();
    act(() => result.current.retryTest());
    await waitFor(() => expect(result.current.test).toMatchObject({ value: { id: 611 } }));
  });
});

describe('refreshing', () => {
  test('asks for everything that is shown, once, and says when it is there', async () => {
    const { result, backend, student, counts, plan } = await open(104);
    await waitFor(() => expect(result.current.test.status).toBe('ready'));
    const before = counts();
    const [module] = student.schedules.find(({ course }) => course === 104)?.sent.ModuleDtos ?? [];
    Object.assign(module ?? {}, { Name: 'Changed elsewhere' });
    backend.faults.delay(SCHEDULE, 200);
    act(() => {
      result.current.refresh.submit();
      result.current.refresh.submit();
    });
    await waitFor(() => expect(result.current.refresh.submission.status).toBe('pending'));
    await waitFor(() => expect(result.current.refresh.submission.status).toBe('done'));
    expect(plan()?.modules.map(({ name }) => name)).toContain('Changed elsewhere');
    expect(counts()).toEqual(before.map((count) => count + 1));
  });

  test('says why it failed, takes nothing away, and is pending when it is tried again', async () => {
    const { result, backend, plan } = await open(101);
    const shown = plan();
    backend.faults.fail(SCHEDULE, REFUSED, 1);
    act(() => result.current.refresh.submit());
    await waitFor(() =>
      expect(result.current.refresh.submission).toMatchObject({ status: 'failed', failure: REFUSED }),
    );
    expect(plan()).toBe(shown);
    backend.faults.delay(SCHEDULE, 200);
    act(() => result.current.refresh.submit());
    await waitFor(() => expect(result.current.refresh.submission.status).toBe('pending'));
    await waitFor(() => expect(result.current.refresh.submission.status).toBe('done'));
  });

  test('is done also where only the outline could not be had', async () => {
    const { result, backend } = await open(101);
    await waitFor(() => expect(result.current.attachments.loadable.status).toBe('ready'));
    backend.faults.fail(ATTACHMENTS, REFUSED);
    act(() => result.current.refresh.submit());
    await waitFor(() => expect(result.current.refresh.submission.status).toBe('done'));
  });

  test('is old news once something was changed here', async () => {
    const { result } = await open(101);
    act(() => result.current.refresh.submit());
    await waitFor(() => expect(result.current.refresh.submission.status).toBe('done'));
    act(() => result.current.readOnline.submit());
    await waitFor(() => expect(result.current.refresh.submission.status).toBe('idle'));
  });
});

describe('a file of the outline', () => {
  const file = (path: string) => ({ id: safeHref(`https://main.example${path}`), name: 'Outline.pdf' });
  const OUTLINE = file('/school/files/outline.pdf');
  const GONE = file('/school/files/outline-2025.pdf');

  /** Asks for a file twice, as a double press does. */
  async function ask(asked: typeof OUTLINE) {
    const save = vi.fn();
    const { result } = renderDataHook(() => useOutlineFiles(save));
    act(() => {
      result.current.submit(asked);
      result.current.submit(asked);
    });
    const submission = () => result.current.submissions.get(asked.id);
    await waitFor(() => expect(['done', 'failed']).toContain(submission()?.status));
    return { save, submission: submission() };
  }

  test('is fetched and saved once, under its name', async () => {
    const { save } = await ask(OUTLINE);
    expect(save).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), 'Outline.pdf');
  });

  test('that the server does not have is a failure with its status, and nothing is saved', async () => {
    const { save, submission } = await ask(GONE);
    expect(submission).toEqual({ status: 'failed', failure: { kind: 'serverDown', status: 404 } });
    expect(save).not.toHaveBeenCalled();
  });

  test('is fetched while another is on its way, which a reset leaves alone', async () => {
    const save = vi.fn();
    const arrives = Promise.withResolvers<Blob>();
    const failure = new FailureError({ kind: 'serverDown', status: 404 });
    const client = mockClient({ file: (url) => (url === OUTLINE.id ? arrives.promise : Promise.reject(failure)) });
    const { result } = renderDataHook(() => useOutlineFiles(save), { client });
    const status = ({ id }: typeof OUTLINE) => result.current.submissions.get(id)?.status ?? 'idle';
    act(() => result.current.submit(OUTLINE));
    await waitFor(() => expect(status(OUTLINE)).toBe('pending'));
    act(() => result.current.reset(OUTLINE.id));
    act(() => result.current.submit(GONE));
    await waitFor(() => expect([status(OUTLINE), status(GONE)]).toEqual(['pending', 'failed']));
    arrives.resolve(new Blob());
    await waitFor(() => expect(status(OUTLINE)).toBe('done'));
    expect(save).toHaveBeenCalledTimes(1);
  });
});

describe('the word that the course is read', () => {
  test('is sent once, and done when the task is shown as done', async () => {
    const { result, calls, plan, queries } = await open(101);
    expect(plan()?.courseRead).toBe(false);
    const fetched = () => queries.getQueriesData<StudySchedule>({ queryKey: [...SCHEDULE_KEY, 'ofCourse'] })[0]?.[1];
    const onDone = vi.fn(() => fetched()?.courseRead);
    act(() => {
      result.current.readOnline.submit(undefined, { onDone });
      result.current.readOnline.submit(undefined, { onDone });
    });
    await waitFor(() => expect(result.current.readOnline.submission.status).toBe('done'));
    expect(onDone.mock.results).toEqual([{ type: 'return', value: true }]);
    expect(calls(READ)).toEqual([{ path: READ, body: { CoursePublishedId: 101 } }]);
  });

  test('that did not arrive can be said again', async () => {
    const { result, backend } = await open(101);
    backend.faults.fail(READ, REFUSED, 1);
    act(() => result.current.readOnline.submit());
    await waitFor(() => expect(result.current.readOnline.submission.status).toBe('failed'));
    act(() => result.current.readOnline.submit());
    await waitFor(() => expect(result.current.readOnline.submission.status).toBe('done'));
  });

  test('that may have arrived has the schedule refetched before the failure is known: only the answer may be lost', async () => {
    const { result, backend, student, plan } = await open(101);
    backend.faults.fail(READ, { kind: 'offline' }, 1);
    Object.assign(student.schedules.find(({ course }) => course === 101)?.sent ?? {}, { ReadCourseOnline: true });
    act(() => result.current.readOnline.submit());
    await waitFor(() => expect(result.current.readOnline.submission.status).toBe('failed'));
    expect(plan()?.courseRead).toBe(true);
  });

  test('is done although what follows from it cannot be had, which is told apart', async () => {
    const { result, backend, plan } = await open(101);
    backend.faults.fail(SCHEDULE, REFUSED);
    act(() => result.current.readOnline.submit());
    await waitFor(() => expect(result.current.readOnline.submission.status).toBe('done'));
    expect(result.current.refresh.submission).toMatchObject({ status: 'failed', failure: REFUSED });
    expect(plan()?.courseRead).toBe(true);
  });

  test('is done soon, also while what follows from it hangs', async () => {
    const { result, backend, plan } = await open(101);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    backend.faults.fail(SCHEDULE, { kind: 'never' });
    act(() => result.current.readOnline.submit());
    await waitFor(() => expect(plan()?.courseRead).toBe(true));
    expect(result.current.readOnline.submission.status).toBe('pending');
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(result.current.readOnline.submission.status).toBe('done');
  });
});
