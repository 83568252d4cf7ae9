import { mockFetch } from '@portal/mocks/fetch';
import { personas } from '@portal/mocks/personas';
import { createMockBackend, type MockBackend, type Student as MockStudent } from '@portal/mocks/mock-backend';
import { STORY_NOW } from '@portal/mocks/story-now';
import type { QueryClient } from '@tanstack/react-query';
import { configure } from '@testing-library/react';
import { StrictMode, type ComponentType, type ReactNode } from 'react';
import { createClient, createQueryClient, DataProvider, StudentProvider, type Client } from '../client/index.ts';
import { toSafeHref } from './mock-client.ts';
import { showToWaitFor } from './seen-by-wait-for.ts';

// How long a test waits for what must come: a limit, not a pause.
configure({ asyncUtilTimeout: 30_000 });

/** A request as the mock backend got it. */
interface SentCall {
  /** `Segment/Call`. */
  path: string;
  /** Parsed; undefined without one. */
  body: unknown;
}

/** A call that failed, as the table of failures gets it (ADR 8). */
interface FailedCall {
  /** `Segment/Call`. */
  path: string;
  silent: boolean;
}

/** What a test may say of the data. */
export interface DataOptions {
  /** Of a persona; `mei` unless told. */
  userName?: string | undefined;
  /** Answers in place of the mock backend, see `mockClient`. */
  client?: Client | undefined;
  /** A cache with something in it; a new one unless told. */
  queries?: QueryClient | undefined;
}

/** What a test may look at and change. */
export interface TestData {
  /** The mock backend: faults are switched on here, and what it knows is read here. */
  backend: MockBackend;
  /** Who is signed in there. */
  student: MockStudent;
  queries: QueryClient;
  /** Every request so far, or those to one call. */
  calls: (path?: string) => SentCall[];
  /** Every call so far that failed. */
  failures: () => readonly FailedCall[];
}

/** What hooks of this package need around them: a real client and cache in front of the mock backend, and a student. */
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
  showToWaitFor(queries);
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
