// @vitest-environment jsdom
import { lessonsOf, type Lesson } from '@portal/domain/lessons';
import { FailureError, loading, ready } from '@portal/domain/shared';
import type { Fault } from '@portal/mocks/mock-backend';
import type { QueryClient } from '@tanstack/react-query';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { COURSE_PRACTICE_KEY, createQueryClient } from '../client/index.ts';
import { useSilentProgress } from '../progress/index.ts';
import { mockClient, mutate, renderDataHook } from '../testing/index.ts';
import { useCourseReset, useLessonDocument, useMarkLessonRead, useResetLesson } from './hooks.ts';
import { lessonMutations } from './mutations.ts';
import { prefetchCourseReset } from './prefetch.ts';
import { topicsKey } from './topics.ts';
import { useAssessmentTopics, useTopics } from './useTopics.ts';
import { useResumeLesson } from './resume-lesson.ts';

afterEach(cleanup);

const COURSE = 101;
const SPEAKING = 11;
const WRITING = 12;
const DETAIL = 'Course/GetModuleDetail';
const RESET = 'Activity/ResetActivity';
const REFUSED: Fault = { kind: 'rejected', messages: ['Not now.'] };

/** Lessons of the mock backend (mocks/fixtures). */
const MAPS = 1101;
const GRAPHS = 1102;
const PHRASES = 1104;
const LAST_YEAR = 1105;

/** The page of a course with one module open, and what is done with its lessons. */
async function openModule(opened: readonly number[] = [SPEAKING]) {
  const save = vi.fn<(file: Blob, name: string) => void>();
  const rendered = renderDataHook(() => ({
    topics: useTopics(COURSE, opened, false),
    markRead: useMarkLessonRead(),
    download: useLessonDocument(COURSE, save),
    reset: useResetLesson(COURSE),
  }));
  const { result, calls } = rendered;
  const module = (id: number) => result.current.topics.modules.get(id);
  await waitFor(() => expect(module(SPEAKING)?.topics.status).toBe('ready'));
  const lesson = (id: number): Lesson => {
    const topics = module(SPEAKING)?.topics;
    const all = topics?.status === 'ready' ? topics.value.flatMap(lessonsOf) : [];
    return all.find((one) => one.id === id) ?? expect.fail(`no lesson ${id}`);
  };
  const status = (kind: 'download' | 'reset', id: number) => result.current[kind].submissions.get(id)?.status ?? 'idle';
  const body = (id: number) => ({ lessonId: id, coursePublishedId: COURSE });
  return { ...rendered, save, module, lesson, status, body, fetched: () => calls(DETAIL).length };
}

describe('that a lesson was opened', () => {
  test('is reported to the server', async () => {
    const { lesson, result, calls, body } = await openModule();
    act(() => result.current.markRead(lesson(MAPS)));
    await waitFor(() => expect(calls('Activity/Read')).toEqual([{ path: 'Activity/Read', body: body(MAPS) }]));
  });

  test('is reported for each of two', async () => {
    const { lesson, result, calls } = await openModule();
    act(() => {
      result.current.markRead(lesson(MAPS));
      result.current.markRead(lesson(GRAPHS));
    });
    await waitFor(() => expect(calls('Activity/Read')).toHaveLength(2));
  });

  test('fails silently', async () => {
    const { lesson, result, backend, calls, failures, fetched } = await openModule();
    backend.faults.fail('Activity/Read', { kind: 'offline' }, 1);
    act(() => result.current.markRead(lesson(MAPS)));
    await waitFor(() => expect(failures()).toEqual([{ path: 'Activity/Read', silent: true }]));
    act(() => result.current.markRead(lesson(GRAPHS)));
    await waitFor(() => expect(calls('Activity/Read')).toHaveLength(2));
    expect(fetched()).toBe(1);
  });
});

describe('a document', () => {
  test('is fetched from the URL the server sends, saved under its name, and its module is refetched', async () => {
    const { lesson, result, save, status, calls, body, fetched } = await openModule();
    act(() => result.current.download.submit(lesson(PHRASES)));
    await waitFor(() => expect(status('download', PHRASES)).toBe('done'));
    expect(calls('Activity/ReadDocument')).toEqual([{ path: 'Activity/ReadDocument', body: body(PHRASES) }]);
    expect(save).toHaveBeenCalledTimes(1);
    const [file, name] = save.mock.calls[0] ?? expect.fail('nothing was saved');
    expect([await file.text(), name]).toEqual(['%PDF Phrase bank.pdf', 'Phrase bank.pdf']);
    await waitFor(() => expect(lesson(PHRASES).state).toBe('done'));
    expect(fetched()).toBe(2);
  });

  test('without a name is saved as its lesson is called', async () => {
    const { lesson, result, save, status } = await openModule();
    act(() => result.current.download.submit({ ...lesson(PHRASES), opening: { kind: 'document', fileName: null } }));
    await waitFor(() => expect(status('download', PHRASES)).toBe('done'));
    expect(save).toHaveBeenCalledWith(expect.anything(), 'Phrase bank (PDF)');
  });

  test('that is gone fails with the status of its file (contract 1.4)', async () => {
    const { lesson, result, save, status, fetched } = await openModule();
    act(() => result.current.download.submit(lesson(LAST_YEAR)));
    await waitFor(() => expect(status('download', LAST_YEAR)).toBe('failed'));
    const failure = { kind: 'serverDown', status: 404 };
    expect(result.current.download.submissions.get(LAST_YEAR)).toEqual({ status: 'failed', failure });
    expect(save).not.toHaveBeenCalled();
    // The server has completed the lesson all the same.
    await waitFor(() => expect(fetched()).toBe(2));
  });

  test('without an address is not fetched', async () => {
    const { lesson } = await openModule();
    const file = vi.fn(async () => new Blob());
    const client = mockClient({ call: async () => ({ DownloadUrl: '' }), file });
    const download = lessonMutations.download(client, lesson(PHRASES), [], () => undefined);
    await expect(mutate(download, undefined)).rejects.toThrow('notUnderstood');
    expect(file).not.toHaveBeenCalled();
  });

  test('is fetched once, however often it is pressed', async () => {
    const { lesson, result, save, status, calls } = await openModule();
    act(() => {
      result.current.download.submit(lesson(PHRASES));
      result.current.download.submit(lesson(PHRASES));
    });
    await waitFor(() => expect(status('download', PHRASES)).toBe('done'));
    expect(calls('Activity/ReadDocument')).toHaveLength(1);
    expect(save).toHaveBeenCalledTimes(1);
  });
});

describe('a reset', () => {
  test('is pending until the module is refetched', async () => {
    const { lesson, result, backend, status, calls, body } = await openModule();
    backend.faults.delay(DETAIL, 100);
    act(() => result.current.reset.submit(lesson(GRAPHS)));
    await waitFor(() => expect(calls(DETAIL)).toHaveLength(2));
    expect(status('reset', GRAPHS)).toBe('pending');
    expect(lesson(GRAPHS).state).toBe('done');
    await waitFor(() => expect(status('reset', GRAPHS)).toBe('done'));
    expect(lesson(GRAPHS)).toMatchObject({ state: 'notDone', score: null, canReset: false });
    expect(calls(RESET)).toEqual([{ path: RESET, body: body(GRAPHS) }]);
  });

  test('stays pending when the module could not be fetched, until it can', async () => {
    const { lesson, result, backend, module, status, queries, fetched } = await openModule();
    backend.faults.fail(DETAIL, { kind: 'status', status: 500 }, 2);
    act(() => result.current.reset.submit(lesson(GRAPHS)));
    await waitFor(() => expect(module(SPEAKING)?.refetchFailure).toEqual({ kind: 'serverDown', status: 500 }));
    act(() => result.current.topics.refetch(SPEAKING));
    await waitFor(() => expect([fetched(), queries.isFetching()]).toEqual([3, 0]));
    expect(status('reset', GRAPHS)).toBe('pending');
    act(() => result.current.topics.refetch(SPEAKING));
    await waitFor(() => expect(status('reset', GRAPHS)).toBe('done'));
    expect(lesson(GRAPHS).state).toBe('notDone');
  });

  test('that the server refuses says why, leaves the lesson, and can be sent again', async () => {
    const { lesson, result, backend, status, fetched } = await openModule();
    backend.faults.fail(RESET, REFUSED, 1);
    act(() => result.current.reset.submit(lesson(GRAPHS)));
    await waitFor(() => expect(status('reset', GRAPHS)).toBe('failed'));
    expect(result.current.reset.submissions.get(GRAPHS)).toMatchObject({ failure: REFUSED });
    await waitFor(() => expect(fetched()).toBe(2));
    expect(lesson(GRAPHS).state).toBe('done');
    act(() => result.current.reset.submit(lesson(GRAPHS)));
    await waitFor(() => expect(status('reset', GRAPHS)).toBe('done'));
  });

  test('that is refused after the student has left the page says so at the next visit', async () => {
    const { lesson, result, backend, queries, unmount } = await openModule();
    backend.faults.fail(RESET, REFUSED, 1);
    act(() => result.current.reset.submit(lesson(GRAPHS)));
    unmount();
    await waitFor(() => expect(queries.isMutating()).toBe(0));
    const { result: next } = renderDataHook(() => useResetLesson(COURSE), { queries });
    expect(next.current.submissions.get(GRAPHS)).toMatchObject({ status: 'failed', failure: REFUSED });
  });

  test('that may be done has its module refetched, and has failed also when that fails: only the answer may be lost', async () => {
    const { lesson, result, backend, module, status, fetched } = await openModule();
    backend.faults.fail(RESET, { kind: 'offline' }, 1);
    backend.faults.fail(DETAIL, { kind: 'status', status: 500 }, 1);
    act(() => result.current.reset.submit(lesson(GRAPHS)));
    await waitFor(() => expect(module(SPEAKING)?.refetchFailure).toEqual({ kind: 'serverDown', status: 500 }));
    await waitFor(() => expect(status('reset', GRAPHS)).toBe('failed'));
    expect(fetched()).toBe(2);
  });

  test('is sent once, however often it is pressed; and other modules are left alone', async () => {
    const { lesson, result, module, status, calls } = await openModule([SPEAKING, WRITING]);
    await waitFor(() => expect(module(WRITING)?.topics.status).toBe('ready'));
    act(() => {
      result.current.reset.submit(lesson(GRAPHS));
      result.current.reset.submit(lesson(GRAPHS));
    });
    await waitFor(() => expect(status('reset', GRAPHS)).toBe('done'));
    expect(calls(RESET)).toHaveLength(1);
    expect(calls(DETAIL).slice(2)).toMatchObject([{ body: { ModuleId: SPEAKING } }]);
  });
});

describe('the progress in the course', () => {
  const PROGRESS = 'Course/GetCourseStudentProgress';

  /** The page of a course with its progress above the modules. */
  async function openWithProgress() {
    const rendered = renderDataHook(() => ({
      topics: useTopics(COURSE, [SPEAKING], false),
      progress: useSilentProgress(COURSE, true),
      download: useLessonDocument(COURSE, () => undefined),
      reset: useResetLesson(COURSE),
    }));
    const { result, calls } = rendered;
    const lesson = (id: number): Lesson => {
      const topics = result.current.topics.modules.get(SPEAKING)?.topics;
      const all = topics?.status === 'ready' ? topics.value.flatMap(lessonsOf) : [];
      return all.find((one) => one.id === id) ?? expect.fail(`no lesson ${id}`);
    };
    await waitFor(() => expect(lesson(PHRASES)).toBeDefined());
    await waitFor(() => expect(result.current.progress.data).toBeDefined());
    expect(calls(PROGRESS)).toHaveLength(1);
    return { ...rendered, lesson };
  }

  test.each([
    ['a document that was read', 'download', PHRASES],
    ['a reset', 'reset', GRAPHS],
  ] as const)('is refetched after %s', async (_name, kind, id) => {
    const { result, calls, lesson } = await openWithProgress();
    act(() => result.current[kind].submit(lesson(id)));
    await waitFor(() => expect(calls(PROGRESS)).toHaveLength(2));
  });

  test('is refetched for the card to resume, too, when that is shown next', async () => {
    const { result, calls, lesson, queries, student } = await openWithProgress();
    const queryKey = [...COURSE_PRACTICE_KEY, student.account.StudentId, COURSE];
    queries.setQueryData(queryKey, { total: 68, completed: 42, percent: 61, average: 70 });
    act(() => result.current.reset.submit(lesson(GRAPHS)));
    await waitFor(() => expect(calls(PROGRESS)).toHaveLength(2));
    expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });

  test('does not keep a reset pending when it cannot be fetched', async () => {
    const { result, calls, lesson, backend } = await openWithProgress();
    backend.faults.fail(PROGRESS, { kind: 'status', status: 500 });
    act(() => result.current.reset.submit(lesson(GRAPHS)));
    await waitFor(() => expect(result.current.reset.submissions.get(GRAPHS)?.status).toBe('done'));
    expect(calls(PROGRESS)).toHaveLength(2);
  });
});

describe('the topics of modules', () => {
  test.each([
    ['lessons', useTopics, DETAIL],
    ['assessments', useAssessmentTopics, 'Assessment/ModuleDetail'],
  ] as const)('of %s are asked for when a module is first opened, and kept', async (_kind, useThem, path) => {
    let opened = [SPEAKING];
    const { result, rerender, calls } = renderDataHook(() => useThem(COURSE, opened, false));
    const shown = () => [...result.current.modules].map(([id, { topics }]) => [id, topics.status]);
    await waitFor(() => expect(shown()).toEqual([[SPEAKING, 'ready']]));
    opened = [WRITING];
    rerender();
    await waitFor(() =>
      expect(shown()).toEqual([
        [SPEAKING, 'ready'],
        [WRITING, 'ready'],
      ]),
    );
    opened = [SPEAKING];
    rerender();
    expect(calls(path)).toMatchObject([{ body: { ModuleId: SPEAKING } }, { body: { ModuleId: WRITING } }]);
  });

  test.each([
    ['lessons', useTopics, DETAIL],
    ['assessments', useAssessmentTopics, 'Assessment/ModuleDetail'],
  ] as const)(
    'of %s are dropped while the course is being reset, and fetched anew after it',
    async (_kind, useThem, path) => {
      let resetting = false;
      const { result, rerender, calls, queries } = renderDataHook(() => useThem(COURSE, [SPEAKING], resetting));
      const shown = () => [...result.current.modules.values()].map(({ topics }) => topics.status);
      await waitFor(() => expect(shown()).toEqual(['ready']));
      resetting = true;
      rerender();
      expect(shown()).toEqual([]);
      expect(queries.getQueryCache().findAll({ queryKey: topicsKey(7001, COURSE) })).toEqual([]);
      resetting = false;
      rerender();
      expect(shown()).toEqual(['loading']);
      await waitFor(() => expect(shown()).toEqual(['ready']));
      expect(calls(path)).toHaveLength(2);
    },
  );

  test('are stale once the page is left, and not fetched before the next visit', async () => {
    const { queries, unmount, fetched } = await openModule();
    const isStale = () =>
      queries.getQueryCache().findAll({ queryKey: topicsKey(7001, COURSE) })[0]?.state.isInvalidated;
    expect(isStale()).toBe(false);
    unmount();
    expect([isStale(), fetched()]).toEqual([true, 1]);
  });

  test('that failed report why, and are refetched on a retry', async () => {
    let failing = true;
    const { result, backend, rerender } = renderDataHook(() => useTopics(COURSE, failing ? [] : [SPEAKING], false));
    backend.faults.fail(DETAIL, REFUSED, 1);
    failing = false;
    rerender();
    const topics = () => result.current.modules.get(SPEAKING)?.topics;
    await waitFor(() => expect(topics()).toMatchObject({ status: 'failed', failure: REFUSED }));
    act(() => result.current.refetch(SPEAKING));
    await waitFor(() => expect(topics()?.status).toBe('ready'));
  });

  test('say when they were fetched: later after each time that went well', async () => {
    const { result, module, backend } = await openModule();
    const before = module(SPEAKING)?.fetchedAt ?? 0;
    expect(before).toBeGreaterThan(0);
    backend.faults.fail(DETAIL, REFUSED, 1);
    act(() => result.current.topics.refetch(SPEAKING));
    await waitFor(() => expect(module(SPEAKING)?.refetchFailure).not.toBeNull());
    expect(module(SPEAKING)?.fetchedAt).toBe(before);
    act(() => result.current.topics.refetch(SPEAKING));
    await waitFor(() => expect(module(SPEAKING)?.fetchedAt).toBeGreaterThan(before));
  });
});

describe('whether a course is being reset', () => {
  const student = { userId: 5001, studentId: 7001, userName: 'mei' };
  /** A visit of the page by somebody whose course is being reset, or not. */
  function visit(queries: QueryClient, resets: boolean) {
    const client = mockClient({ call: async () => ({ IsResetInProgress: resets }) });
    const { result, unmount } = renderDataHook(() => useCourseReset(COURSE), { client, queries });
    return { loadable: () => result.current.loadable, unmount };
  }

  test('is not known by an earlier visit where none was running, and is where one was', async () => {
    const queries = createQueryClient();
    for (const [resets, first] of [
      [false, loading],
      [true, loading],
      [false, ready(true)],
    ] as const) {
      const { loadable, unmount } = visit(queries, resets);
      expect(loadable()).toEqual(first);
      await waitFor(() => expect(loadable()).toEqual(ready(resets)));
      unmount();
    }
  });

  test.each([
    [false, { kind: 'rejected', messages: ['Not now.'], value: null }, 'failed'],
    // For want of a connection the lessons stay.
    [false, { kind: 'offline' }, 'ready'],
    // The check is repeated on the page of the reset.
    [true, { kind: 'rejected', messages: ['Not now.'], value: null }, 'ready'],
  ] as const)('that was %j, refetched with %j, is %s', async (resets, failure, status) => {
    const queries = createQueryClient();
    queries.setQueryData(['lessons', 'reset', COURSE], resets, { updatedAt: 1 });
    const client = mockClient({ call: () => Promise.reject(new FailureError(failure)) });
    const { result } = renderDataHook(() => useCourseReset(COURSE), { client, queries });
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    await waitFor(() => expect(result.current.loadable.status).toBe(status));
  });

  test('is known by what was fetched right ahead of the visit', async () => {
    const queries = createQueryClient();
    const client = mockClient({ call: async () => ({ IsResetInProgress: false }) });
    await prefetchCourseReset({ client, queries, student, ahead: 'screen' }, COURSE);
    expect(visit(queries, true).loadable()).toEqual(ready(false));
  });
});

describe('the lesson to resume with', () => {
  test('is not fetched where no lesson is stored', () => {
    const { result, queries } = renderDataHook(() => useResumeLesson(COURSE, null));
    expect(result.current.data).toBeUndefined();
    // The code of a fetch is imported before its first call.
    expect(queries.isFetching()).toBe(0);
  });

  test.each([
    ['opens', MAPS, 'Describe Image: maps'],
    ['is locked', 1108, undefined],
    ['is not there', 1, undefined],
  ])('that %s', async (_name, lesson, name) => {
    const { result } = renderDataHook(() => useResumeLesson(COURSE, { module: SPEAKING, lesson }));
    await waitFor(() => expect(result.current.loadable.status).toBe('ready'));
    expect(result.current.data?.name).toBe(name);
  });
});
