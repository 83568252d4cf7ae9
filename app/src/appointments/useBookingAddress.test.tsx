// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { renderHookInPortal } from '../testing/render-in-portal.tsx';
import { useBookingAddress } from './useBookingAddress.ts';

afterEach(cleanup);

const synced = () =>
  renderHookInPortal(
    () => {
      const address = useBookingAddress(null, false);
      useEffect(() => address.sync(address.requested));
      return { ...address, search: useLocation().search };
    },
    { address: '/TeacherMeeting/101?step=teacher&type=61' },
  );

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
