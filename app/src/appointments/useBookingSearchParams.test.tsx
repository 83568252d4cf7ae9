// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { useLateHistory } from '../testing/late-history.ts';
import { renderHookInPortal } from '../testing/render-in-portal.tsx';
import { useBookingSearchParams } from './useBookingSearchParams.ts';

afterEach(cleanup);

const ignore = () => undefined;
/** Presses, and waits for the history. */
const press = (presses: () => void) =>
  act(async () => {
    presses();
    await new Promise((done) => setTimeout(done));
  });

/** The page below, with its wizard while the address has it. */
const open = (address: string) =>
  renderHookInPortal(
    () => {
      useLateHistory();
      const wizard = useBookingSearchParams(null, true, ignore);
      const { pathname, search } = useLocation();
      useEffect(() => {
        if (search !== '') wizard.sync(wizard.requested);
      });
      return { ...wizard, search, address: pathname + search, navigate: useNavigate() };
    },
    { address },
  );
const synced = () => open('/TeacherMeeting/101?step=teacher&type=61');

test('a choice is written to the address', () => {
  const { result } = synced();
  act(() => result.current.dispatch({ type: 'teacherChosen', teacherId: 71 }));
  expect(result.current.search).toBe('?step=teacher&type=61&teacher=71');
});

test('a step that is pushed stays, though a choice is rendered before the navigation', () => {
  const { result } = synced();
  act(() => {
    result.current.push('time', 'teacher');
    flushSync(() => result.current.dispatch({ type: 'teacherChosen', teacherId: 71 }));
    expect(result.current.requested).toBe('teacher');
  });
  expect(result.current.search).toBe('?step=time&type=61&teacher=71');
});

test('a wizard that a link of the page has opened is one entry above it', async () => {
  const { result } = open('/Dashboard');
  await press(() => void result.current.navigate('/TeacherMeeting/101'));
  await press(() => void result.current.navigate('?step=type', { state: { below: '/TeacherMeeting/101' } }));
  await press(() => result.current.push('teacher', 'type'));
  await press(() => result.current.close());
  expect(result.current.address).toBe('/TeacherMeeting/101');
  await press(() => void result.current.navigate(-1));
  expect(result.current.address).toBe('/Dashboard');
});

describe('presses before the router has rendered the one before', () => {
  /** The wizard at its second step, above its page and another one. */
  async function openAbovePages() {
    const { result } = open('/Dashboard');
    await press(() => void result.current.navigate('/TeacherMeeting/101'));
    await press(() => void result.current.navigate('?step=type'));
    await press(() => result.current.push('teacher', 'type'));
    expect(result.current.search).toBe('?step=teacher');
    return result;
  }

  test('Next twice is one step', async () => {
    const result = await openAbovePages();
    await press(() => {
      result.current.push('time', 'teacher');
      result.current.push('time', 'teacher');
    });
    await press(() => result.current.back('teacher'));
    expect(result.current.search).toBe('?step=teacher');
  });

  test.each([
    ['Next and close', 'push'],
    ['close twice', 'close'],
    ['close', null],
  ] as const)('%s lead to the page below', async (_name, first) => {
    const result = await openAbovePages();
    await press(() => {
      if (first === 'push') result.current.push('time', 'teacher');
      if (first === 'close') result.current.close();
      result.current.close();
    });
    expect(result.current.address).toBe('/TeacherMeeting/101');
  });
});
