import { createQueryClient, type CallSpec } from '@portal/data/client';
import { mockClient } from '@portal/data/testing';
import { vi } from 'vitest';
import type { ScreenPrefetchContext } from '../portal/services.ts';
import type { RouteAddress } from '../router/lazy-route.tsx';
import { createTestSession } from './create-test-session.ts';

/** The `prefetch` of a screen's module. */
export type Prefetch = (context: ScreenPrefetchContext, address: RouteAddress) => Promise<unknown>;

export const STUDENT = { userId: 7001, studentId: 7002, userName: 'mei' };

/**
 * Returns the calls of a screen's `prefetch` for a URL.
 *
 * @param answers by path; every other call is answered with null
 * @param account what the server sends about the student besides
 */
export async function calledAhead(
  prefetch: Prefetch,
  address: Partial<RouteAddress>,
  answers: Readonly<Record<string, unknown>> = {},
  account: object = {},
): Promise<CallSpec[]> {
  const call = vi.fn(async ({ path }: CallSpec) => answers[path] ?? null);
  await prefetch(
    {
      client: mockClient({ call }),
      queries: createQueryClient(),
      student: STUDENT,
      ahead: 'screen',
      session: createTestSession({
        UserId: STUDENT.userId,
        StudentId: STUDENT.studentId,
        EnrollmentStatus: 'ACTIVE',
        ...account,
      }),
      loadTranslations: () => Promise.resolve(),
    },
    { params: {}, search: new URLSearchParams(), ...address },
  );
  return call.mock.calls.map(([spec]) => spec);
}
