// @vitest-environment jsdom
import type { ActivePackage } from '@portal/domain/packages';
import { STORY_NOW } from '@portal/mocks/story-now';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { usePackageEnds } from '../hooks/usePackageEnds.ts';
import type { Services } from '../portal/services.ts';
import { renderHookInPortal } from '../testing/render-in-portal.tsx';
import { useNudges, useStoredEndings } from './useEndings.ts';
import { useStartAgain } from './useStartAgain.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: STORY_NOW, toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

const essential: ActivePackage = {
  id: 1011,
  name: 'Essential',
  description: null,
  icon: { kind: 'default' },
  type: 'oneOff',
  subscription: null,
  daysRemaining: 9,
  certificateId: null,
};

/** A visit of /MyPackages on which these were loaded. */
function visit(...rows: ActivePackage[]) {
  const page = { rows, total: rows.length };
  renderHookInPortal(() => useStoredEndings(page)).unmount();
}
const isDue = () => renderHookInPortal(() => usePackageEnds()).result.current;
const nudges = () => renderHookInPortal(() => useNudges()).result;
const passDays = (days: number) => vi.setSystemTime(Date.now() + days * 86_400_000);

describe('a package that was loaded', () => {
  test('is nudged about in the student’s zone, where the day is the 21st', () => {
    visit(essential);
    expect(isDue()).toBe(true);
    expect(nudges().current.nudges).toEqual([{ id: 1011, name: 'Essential', lastDay: '2026-11-30', daysLeft: 9 }]);
  });

  test('is dismissed until the next nudge', () => {
    visit(essential);
    const shown = nudges();
    act(() => shown.current.onDismiss());
    expect(shown.current.nudges).toEqual([]);
    expect(isDue()).toBe(false);
    passDays(1);
    expect(isDue()).toBe(false);
    passDays(1);
    expect(isDue()).toBe(true);
    expect(nudges().current.nudges).toMatchObject([{ daysLeft: 7 }]);
  });

  test('is not dismissed by another visit, nor shown again by one', () => {
    visit(essential);
    const shown = nudges();
    act(() => shown.current.onDismiss());
    visit(essential);
    expect(isDue()).toBe(false);
    visit({ ...essential, daysRemaining: 7 });
    expect(isDue()).toBe(true);
  });

  test('is forgotten when it is renewed', () => {
    visit(essential);
    visit({ ...essential, daysRemaining: 90 });
    expect(isDue()).toBe(false);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('is forgotten when the portal starts again after a purchase, which may have renewed it', () => {
    visit(essential);
    const leave = vi.fn<Services['leave']>();
    renderHookInPortal(useStartAgain, { services: { leave } }).result.current();
    expect(leave).toHaveBeenCalledExactlyOnceWith('/');
    expect(isDue()).toBe(false);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('is no longer looked at when it has ended', () => {
    visit(essential);
    passDays(10);
    expect(isDue()).toBe(true);
    expect(nudges().current.nudges).toEqual([]);
    expect(isDue()).toBe(false);
  });
});

test('without anything stored there is no nudge', () => {
  expect(isDue()).toBe(false);
});
