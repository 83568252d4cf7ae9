// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { createTestSession } from '../testing/create-test-session.ts';
import { deviceZone } from './device-zone.ts';
import { SignedIn } from './SignedIn.tsx';
import { useZone, useZoneOfDevice } from './useZone.ts';

afterEach(cleanup);

// OPEN-90: an unknown zone is the device's, which is said.
test.each([
  ['(UTC+09:00) Asia/Tokyo', 'Asia/Tokyo', false],
  ['(UTC+11:00) Canberra, Melbourne, Sydney', deviceZone(), true],
  ['(UTC+09:00) Asia/Nowhere', deviceZone(), true],
  [null, deviceZone(), true],
])('the zone of %j is %s', (sent, zone, ofDevice) => {
  const account = { UserId: 1, StudentId: 1, EnrollmentStatus: 'ACTIVE', TimeZoneWithUtc: sent };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SignedIn session={createTestSession(account)}>{children}</SignedIn>
  );
  const { result } = renderHook(() => [useZone(), useZoneOfDevice()], { wrapper });
  expect(result.current).toEqual([zone, ofDevice]);
});
