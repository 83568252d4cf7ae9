// @vitest-environment jsdom
import { useTopics } from '@portal/data/lessons';
import { lessonsOf, type Lesson } from '@portal/domain/lessons';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Services } from '../portal/services.ts';
import { changeCookies } from '../session/cookie-jar.ts';
import { catchDownloads } from '../testing/downloads.ts';
import { renderHookInPortal } from '../testing/render-in-portal.tsx';
import { useLessonActions } from './useLessonActions.ts';

const COURSE = 101;
const MODULE = 11;
const DETAIL = 'Course/GetModuleDetail';
const READ = 'Activity/Read';

/** Lessons of the mock backend (mocks/fixtures). */
const DONE = 1100;
const MAPS = 1101;
const GRAPHS = 1102;
const REPORT = 1103;
const PHRASES = 1104;
const LAST_YEAR = 1105;
const LOCKED = 1108;

const openTab = vi.fn<Services['openTab']>();
let saved: readonly Blob[];
beforeEach(() => {
  openTab.mockReset().mockReturnValue(window);
  const downloads = catchDownloads();
  ({ saved } = downloads);
  return downloads.restore;
});
afterEach(() => {
  cleanup();
  changeCookies({ authorizationToken: null });
});

/** The page of a course with a module open. */
async function openPage() {
  const onOpened = vi.fn<(lesson: Lesson) => void>();
  const rendered = renderHookInPortal(
    () => {
      const topics = useTopics(COURSE, [MODULE], false);
      return { topics, actions: useLessonActions(COURSE, topics.modules, onOpened) };
    },
    { config: { mainAppUrl: 'https://main.example' }, services: { openTab } },
  );
  const { result } = rendered;
  const lessons = () => {
    const topics = result.current.topics.modules.get(MODULE)?.topics;
    return topics?.status === 'ready' ? topics.value.flatMap(lessonsOf) : [];
  };
  await waitFor(() => expect(lessons()).not.toHaveLength(0));
  const lesson = (id: number) => lessons().find((one) => one.id === id) ?? expect.fail(`no lesson ${id}`);
  const press = (action: 'onOpenLesson' | 'onOpenReport' | 'onResetLesson' | 'onFollowLink', id: number) =>
    act(() => result.current.actions[action](lesson(id)));
  const state = (id: number) => result.current.actions.actionStates.get(id);
  const opened = () => onOpened.mock.calls.map(([one]) => one.id);
  return { ...rendered, press, lesson, state, opened };
}

const pageOf = (name: string, id: number) =>
  `https://main.example/Activity/${name}?token=&isMobilePreview=0&lessonId=${id}&coursePublishedId=${COURSE}`;

describe('opening', () => {
  test('is a tab in the turn of the press, of which the server is told', async () => {
    const { press, state, opened, calls } = await openPage();
    press('onOpenLesson', MAPS);
    expect(openTab.mock.calls).toEqual([[pageOf('View', MAPS)]]);
    expect([opened(), state(MAPS)]).toEqual([[MAPS], undefined]);
    await waitFor(() =>
      expect(calls(READ)).toEqual([{ path: READ, body: { lessonId: MAPS, coursePublishedId: COURSE } }]),
    );
  });

  test('a report is a tab of which nobody is told', async () => {
    const { press, opened, calls } = await openPage();
    press('onOpenReport', REPORT);
    expect(openTab.mock.calls).toEqual([[pageOf('ViewResultNotification', REPORT)]]);
    expect([opened(), calls(READ)]).toEqual([[], []]);
  });

  test('what is locked does nothing', async () => {
    const { press, opened } = await openPage();
    press('onOpenLesson', LOCKED);
    expect(openTab).not.toHaveBeenCalled();
    expect(opened()).toEqual([]);
  });
});

describe('a tab that the browser blocked', () => {
  test('leaves a link: only pressing that opens the lesson', async () => {
    openTab.mockReturnValue(null);
    const { press, state, opened, calls } = await openPage();
    press('onOpenLesson', MAPS);
    expect(state(MAPS)).toEqual({ status: 'blocked', href: pageOf('View', MAPS) });
    expect([opened(), calls(READ)]).toEqual([[], []]);
    changeCookies({ authorizationToken: 'renewed' });
    press('onFollowLink', MAPS);
    expect(opened()).toEqual([MAPS]);
    expect(state(MAPS)).toMatchObject({ href: pageOf('View', MAPS).replace('token=', 'token=renewed') });
    await waitFor(() => expect(calls(READ)).toHaveLength(1));
    expect(state(MAPS)?.status).toBe('blocked');
  });

  test('of a report leaves a link of which nobody is told', async () => {
    openTab.mockReturnValue(null);
    const { press, state, opened } = await openPage();
    press('onOpenReport', REPORT);
    press('onFollowLink', REPORT);
    expect([state(REPORT)?.status, opened()]).toEqual(['blocked', []]);
  });

  test('needs its link no more once one opens', async () => {
    openTab.mockReturnValueOnce(null);
    const { press, state } = await openPage();
    press('onOpenLesson', MAPS);
    press('onOpenLesson', MAPS);
    expect(state(MAPS)).toBeUndefined();
  });

  test('has its link until the module was fetched anew, not only asked for', async () => {
    openTab.mockReturnValue(null);
    const { result, backend, press, state, calls } = await openPage();
    press('onOpenLesson', MAPS);
    backend.faults.fail(DETAIL, { kind: 'offline' }, 1);
    act(() => result.current.topics.refetch(MODULE));
    await waitFor(() => expect(result.current.topics.modules.get(MODULE)?.refetchFailure).not.toBeNull());
    expect(state(MAPS)?.status).toBe('blocked');
    act(() => result.current.topics.refetch(MODULE));
    await waitFor(() => expect(state(MAPS)).toBeUndefined());
    expect(calls(DETAIL)).toHaveLength(3);
  });
});

describe('a document', () => {
  test('is pending, and nothing else can be done with its lesson', async () => {
    const { press, backend, state, opened, calls } = await openPage();
    backend.faults.fail('Activity/ReadDocument', { kind: 'never' });
    press('onOpenLesson', PHRASES);
    await waitFor(() => expect(state(PHRASES)).toEqual({ status: 'pending', action: 'download' }));
    press('onOpenLesson', PHRASES);
    press('onResetLesson', PHRASES);
    press('onOpenLesson', MAPS);
    expect(opened()).toEqual([PHRASES, MAPS]);
    expect(calls('Activity/ReadDocument')).toHaveLength(1);
    expect(calls('Activity/ResetActivity')).toEqual([]);
    expect(openTab).toHaveBeenCalledTimes(1);
  });

  test('is saved', async () => {
    const { press, state, calls } = await openPage();
    press('onOpenLesson', PHRASES);
    await waitFor(() => expect(calls(DETAIL)).toHaveLength(2));
    await waitFor(() => expect(state(PHRASES)).toBeUndefined());
    expect(saved).toHaveLength(1);
  });

  test('that is gone says so until it is tried again', async () => {
    const { press, backend, state } = await openPage();
    press('onOpenLesson', LAST_YEAR);
    await waitFor(() => expect(state(LAST_YEAR)).toEqual({ status: 'fileMissing' }));
    backend.faults.fail('Activity/ReadDocument', { kind: 'never' });
    press('onOpenLesson', LAST_YEAR);
    await waitFor(() => expect(state(LAST_YEAR)).toEqual({ status: 'pending', action: 'download' }));
  });
});

describe('a reset', () => {
  test('is pending until the module is there anew, and its lesson does not open', async () => {
    const { press, backend, state, lesson, calls } = await openPage();
    backend.faults.fail(DETAIL, { kind: 'never' }, 1);
    press('onResetLesson', GRAPHS);
    await waitFor(() => expect(calls(DETAIL)).toHaveLength(2));
    expect(state(GRAPHS)).toEqual({ status: 'pending', action: 'reset' });
    press('onOpenLesson', GRAPHS);
    press('onResetLesson', GRAPHS);
    expect(openTab).not.toHaveBeenCalled();
    expect(calls('Activity/ResetActivity')).toHaveLength(1);
    expect(lesson(GRAPHS).state).toBe('done');
  });

  test('that failed says so at the lesson, until something else is done with it', async () => {
    const { press, backend, state } = await openPage();
    backend.faults.fail('Activity/ResetActivity', { kind: 'rejected', messages: ['Not now.'] }, 1);
    press('onResetLesson', GRAPHS);
    await waitFor(() =>
      expect(state(GRAPHS)).toMatchObject({ status: 'failed', action: 'reset', failure: { messages: ['Not now.'] } }),
    );
    press('onOpenLesson', DONE);
    expect(state(GRAPHS)?.status).toBe('failed');
    press('onOpenLesson', GRAPHS);
    await waitFor(() => expect(state(GRAPHS)).toBeUndefined());
  });
});
