import { findLesson } from '../../lessons/find-lesson.ts';
import { resumeLessonQuery } from '../../lessons/resume-lesson.ts';
import { checkAuth, login, loginUsingToken, logout } from '../../session/api.ts';
import { auth0UserInfo, azureUserInfo, checkIdProvider } from '../../session/identity-api.ts';
import { sessionQueries } from '../../session/queries.ts';
import { READS } from './reads.ts';
import type { Operation } from './recorded.ts';
import { COURSE, MEI, MODULE } from './student.ts';
import { WRITES } from './writes.ts';

/** The password of every persona (mocks/personas). */
const PASSWORD = 'study-2026';
const LEARNER = { studentId: MEI.studentId, userId: MEI.userId, course: COURSE };

const lookups: Operation[] = [
  {
    name: 'resumeLessonQuery',
    run: ({ client, queries }) =>
      queries.fetchQuery(resumeLessonQuery(client, LEARNER, { module: MODULE, lesson: 1104 })),
  },
  {
    name: 'findLesson',
    run: ({ client }) => findLesson(client, LEARNER, { module: MODULE, lesson: 1104 }, new AbortController().signal),
  },
];

/**
 * Operations that turn a refusal into a result, so that not every failure of the call is a failure of the operation.
 */
const session: Operation[] = [
  { name: 'login', run: ({ client }) => login(client, 'mei', PASSWORD) },
  { name: 'login (refused)', run: ({ client }) => login(client, 'sue', PASSWORD), userName: 'sue' },
  { name: 'loginUsingToken', run: ({ client }) => loginUsingToken(client, 'enter-mei') },
  { name: 'checkAuth', run: ({ client }) => checkAuth(client) },
  { name: 'logout', run: ({ client }) => logout(client) },
  { name: 'azureUserInfo', run: ({ client }) => azureUserInfo(client, 'mei@example.com'), provider: 'b2c' },
  { name: 'auth0UserInfo', run: ({ client }) => auth0UserInfo(client), provider: 'idp' },
  {
    name: 'sessionQueries.resetLink',
    run: ({ client, queries }) => queries.fetchQuery(sessionQueries.resetLink(client, 'reset-mei')),
  },
];

/** The personas for operations that need an account in a certain state; the others use `mei`. */
const USERS: Readonly<Record<string, string>> = {
  'profileMutations.undoEmailChange': 'kai',
  'sessionMutations.resendEmailVerification': 'nell',
};

const named = (runs: typeof READS): Operation[] =>
  Object.entries(runs).map(([name, run]) => ({
    name,
    run,
    userName: USERS[name] ?? 'mei',
    readsFailures: name.endsWith('Password'),
  }));

/** Everything in this package that calls the server. */
export const OPERATIONS: readonly Operation[] = [
  ...named(READS),
  ...named(WRITES),
  ...lookups,
  { name: 'checkIdProvider', run: ({ client }) => checkIdProvider(client) },
  ...session.map((one) => ({ ...one, readsFailures: true })),
];
