import { mockFetch } from '@portal/mocks/fetch';
import { personas } from '@portal/mocks/personas';
import { createMockBackend, type MockBackend, type Student as MockStudent } from '@portal/mocks/mock-backend';
import { STORY_NOW } from '@portal/mocks/story-now';
import type { QueryClient } from '@tanstack/react-query';
import { configure } from '@testing-library/react';
import { StrictMode, type ComponentType, type ReactNode } from 'react';
import { createClient, createQueryClient, DataProvider, StudentProvider, type Client } from '../client/index.ts';
import { toSafeHref } from './mock-client.ts';
import { triggerWaitForOnCacheChange } from './trigger-wait-for.ts';

// The longest time that `waitFor` and `findBy` wait; they return as soon as their condition holds.
configure({ asyncUtilTimeout: 30_000 });

/** A request as the mock backend got it. */
interface SentCall {
  /** `Segment/Call`. */
  path: string;
  /** Parsed; undefined without one. */
  body: unknown;
}

/** A failed call, as `onFailure` gets it (ADR 8). */
interface FailedCall {
  /** `Segment/Call`. */
  path: string;
  silent: boolean;
}

/** Options of `createDataWrapper`. */
export interface DataOptions {
  /** User name of the persona that is signed in; default: `mei`. */
  userName?: string | undefined;
  /** A client to use instead of the mock backend, see `mockClient`. */
  client?: Client | undefined;
  /** A cache with data in it; default: a new one. */
  queries?: QueryClient | undefined;
}

/** What a test can inspect and change. */
export interface TestData {
  /** The mock backend, to set faults and to inspect its state. */
  backend: MockBackend;
  /** The student who is signed in. */
  student: MockStudent;
  queries: QueryClient;
  /** Returns all requests so far, or those to one call. */
  calls: (path?: string) => SentCall[];
  /** Returns all calls that failed so far. */
  failures: () => readonly FailedCall[];
}

/**
 * Creates a wrapper component for hooks of this package: a real client and cache in front of the mock backend, and a
 * student.
 */
export function createDataWrapper({
  userName = personas.active.userName,
  client: givenClient,
  queries = createQueryClient(),
}: DataOptions = {}): TestData & { DataWrapper: ComponentType<{ children: ReactNode }> } {
  const backend = createMockBackend({ now: () => STORY_NOW });
  const student = backend.students.find((one) => one.userName === userName);
  if (!student) throw new Error(`no persona "${userName}"`);
  const token = backend.newToken(student);
  const sent: SentCall[] = [];
  const failed: FailedCall[] = [];
  const network = mockFetch(backend);
  const backendClient = createClient({
    apiBase: 'https://api.example/api',
    credentials: () => ({ type: 'Basic', token, jwt: '' }),
    toSafeHref,
    onFailure: (_failure, { path, silent = false }) => failed.push({ path, silent }),
    fetch: (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
      sent.push({ path: pathname.replace('/api/', ''), body });
      return network(input, init);
    },
  });
  triggerWaitForOnCacheChange(queries);
  const { UserId: userId, StudentId: studentId } = student.account;
  function DataWrapper({ children }: { children: ReactNode }) {
    return (
      <StrictMode>
        <DataProvider client={givenClient ?? backendClient} queries={queries}>
          <StudentProvider student={{ userId, studentId, userName }}>{children}</StudentProvider>
        </DataProvider>
      </StrictMode>
    );
  }
  return {
    DataWrapper,
    backend,
    student,
    queries,
    failures: () => failed,
    calls: (path) => sent.filter((one) => path === undefined || one.path === path),
  };
}
