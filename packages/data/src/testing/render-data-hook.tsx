import { mockFetch } from '@portal/mocks/fetch';
import { personas } from '@portal/mocks/personas';
import { createMockBackend, type MockBackend, type Student as MockStudent } from '@portal/mocks/mock-backend';
import { STORY_NOW } from '@portal/mocks/story-now';
import { configure, renderHook } from '@testing-library/react';
import type { QueryClient } from '@tanstack/react-query';
import { Fragment, StrictMode, type ComponentType, type ReactNode } from 'react';
import { createClient, createQueryClient, DataProvider, StudentProvider } from '../client/index.ts';
import { toSafeHref } from './mock-client.ts';

// How long a test waits for what must come: a limit, not a pause.
configure({ asyncUtilTimeout: 10_000 });

/** A request as the mock backend got it. */
interface SentCall {
  /** `Segment/Call`. */
  path: string;
  /** Parsed; undefined without one. */
  body: unknown;
}

interface RenderedDataHook<Result> {
  result: { readonly current: Result };
  rerender: () => void;
  unmount: () => void;
  /** The mock backend: faults are switched on here, and what it knows is read here. */
  backend: MockBackend;
  /** Who is signed in there. */
  student: MockStudent;
  queries: QueryClient;
  /** Every request so far, or those to one call. */
  calls: (path?: string) => SentCall[];
}

/**
 * Renders hooks of this package as the portal does: a real client and cache, in front of the mock backend, with a student
 * signed in.
 *
 * @param userName of a persona; `mei` unless told
 * @param wrapper what else stands around the hook
 */
export function renderDataHook<Result>(
  hook: () => Result,
  {
    userName = personas.active.userName,
    wrapper: Around = Fragment,
  }: { userName?: string; wrapper?: ComponentType<{ children: ReactNode }> } = {},
): RenderedDataHook<Result> {
  const backend = createMockBackend({ now: () => STORY_NOW });
  const student = backend.students.find((one) => one.userName === userName);
  if (!student) throw new Error(`no persona "${userName}"`);
  const token = backend.newToken(student);
  const sent: SentCall[] = [];
  const network = mockFetch(backend);
  const queries = createQueryClient();
  const client = createClient({
    apiBase: 'https://api.example/api',
    credentials: () => ({ type: 'Basic', token, jwt: '' }),
    toSafeHref,
    fetch: (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
      sent.push({ path: pathname.replace('/api/', ''), body });
      return network(input, init);
    },
  });
  const { UserId: userId, StudentId: studentId } = student.account;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <DataProvider client={client} queries={queries}>
        <StudentProvider student={{ userId, studentId, userName }}>
          <Around>{children}</Around>
        </StudentProvider>
      </DataProvider>
    </StrictMode>
  );
  return {
    ...renderHook(hook, { wrapper }),
    backend,
    student,
    queries,
    calls: (path) => sent.filter((one) => path === undefined || one.path === path),
  };
}
