// @vitest-environment jsdom
import { initialSession, sessionReducer, type SessionState } from '@portal/domain/session';
import { personas } from '@portal/mocks/personas';
import { createMockBackend } from '@portal/mocks/mock-backend';
import { beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { createTestServices, createTestSessionStore } from '../testing/create-test-services.ts';
import { createTestSession } from '../testing/create-test-session.ts';
import { matchPageRoute, prefetchPage } from './prefetch.ts';
import { pageRoutes } from './routes.ts';

const EVENTS = '/Event?tab=past';

const students = createMockBackend().students;
const signedOut = sessionReducer(initialSession('password'), { type: 'noToken' });
function signedIn({ userName }: { userName: string }, change: object = {}): SessionState {
  const account = students.find((one) => one.userName === userName)?.account;
  const session = createTestSession({ ...account, ...change });
  return sessionReducer(initialSession('password'), { type: 'granted', session });
}

const preloadScreen = vi.fn<(path: string) => void>();
const events = pageRoutes.find(({ id }) => id === 'events') ?? expect.fail('no events');
let prefetchEvents: MockInstance<typeof events.prefetch>;

beforeEach(() => {
  preloadScreen.mockReset();
  prefetchEvents = vi.spyOn(events, 'prefetch').mockResolvedValue();
});

function pointAt(href: string, state = signedIn(personas.active)) {
  const session = createTestSessionStore({ getState: () => state });
  prefetchPage(href, createTestServices({ session, preloadScreen }));
}
const nextTurn = () => new Promise((resolve) => void setTimeout(resolve));

describe('a link that is pointed at', () => {
  test('has its screen’s code fetched, and what the screen begins with at that address', () => {
    pointAt(EVENTS);
    expect(preloadScreen).toHaveBeenCalledExactlyOnceWith('/Event');
    const [, ahead, address] = prefetchEvents.mock.calls[0] ?? [];
    expect([ahead, address?.search.get('tab')]).toEqual(['intent', 'past']);
  });

  test('is not fetched twice at a time, and can be again afterwards, also after a failure', async () => {
    prefetchEvents.mockRejectedValueOnce(new Error('offline'));
    pointAt(EVENTS);
    pointAt(EVENTS);
    expect(prefetchEvents).toHaveBeenCalledTimes(1);
    await nextTurn();
    pointAt(EVENTS);
    expect(prefetchEvents).toHaveBeenCalledTimes(2);
    await nextTurn();
  });

  test.each<[string, string, SessionState]>([
    ['of no page', '/Nowhere', signedIn(personas.active)],
    ['of nobody who is signed in', EVENTS, signedOut],
    ['of a student who may not open it', EVENTS, signedIn(personas.archived)],
    ['of a student who has to register first', EVENTS, signedIn(personas.active, { IsRegistrationCompleted: false })],
  ])('%s fetches nothing', (_name, href, state) => {
    pointAt(href, state);
    expect(preloadScreen).not.toHaveBeenCalled();
    expect(prefetchEvents).not.toHaveBeenCalled();
  });

  test.each([
    [true, 0],
    [false, 1],
  ])('of a student who saves data (%s) is fetched %i times', (saveData, times) => {
    vi.stubGlobal('navigator', { connection: { saveData } });
    pointAt(EVENTS);
    expect(prefetchEvents).toHaveBeenCalledTimes(times);
  });
});

test('the page of an address is found in any case, with what the address says', () => {
  const match = matchPageRoute('/lesson/101/?module=11#12');
  expect([match?.page.id, match?.address.params]).toEqual(['lessons', { id: '101' }]);
  expect(match?.address.search.get('module')).toBe('11');
});
