import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SignInMode } from '../blocks/index.ts';
import { initialSession, sessionReducer, type SessionAction, type SessionState } from './machine.ts';
import type { RefusalVariant, Session } from './model.ts';
import { session } from './student.fixture.ts';

const MODES: readonly SignInMode[] = ['password', 'b2c', 'idp'];
const TROUBLES = [null, 'failed', 'refused', 'signedOut'] as const;
const REFUSALS: readonly RefusalVariant[] = ['inactive', 'integration', 'siblingProduct', 'needsActivation', 'plain'];

/** A state without the facts that every status has. */
type Status<State = SessionState> = State extends unknown ? Omit<State, 'mode' | 'providerIssue'> : never;

const STATUSES: Status[] = [
  { status: 'ready' },
  { status: 'checking', slow: false },
  { status: 'checking', slow: true },
  { status: 'authorized', session },
  { status: 'unauthorized', variant: 'inactive', messages: ['Before.'], expired: true, refused: false },
  { status: 'unauthorized', variant: 'mobileLogout', messages: [], expired: false, refused: true },
  { status: 'leaving' },
];
/** Every status in every mode, with every trouble. */
const STATES = STATUSES.flatMap((status) =>
  MODES.flatMap((mode) => TROUBLES.map((providerIssue): SessionState => ({ ...status, mode, providerIssue }))),
);

const out = (variant: 'plain' | 'b2c' | 'mobileLogout', expired = false): Status => ({
  status: 'unauthorized',
  variant,
  messages: [],
  expired,
  refused: false,
});
const always = (status: Status) => ({ password: status, b2c: status, idp: status });

/** What an action leads to in each mode, from wherever it finds the session; a check that starts is told of below. */
const OUTCOMES: [SessionAction, Record<SignInMode, Status>][] = [
  [
    { type: 'granted', session: { ...session, token: 'another' } },
    always({ status: 'authorized', session: { ...session, token: 'another' } }),
  ],
  ...REFUSALS.map((variant): [SessionAction, Record<SignInMode, Status>] => [
    { type: 'refused', variant, messages: ['No.', 'Really.'] },
    always({ status: 'unauthorized', variant, messages: ['No.', 'Really.'], expired: false, refused: true }),
  ]),
  [
    { type: 'expired', messages: [] },
    { password: out('plain', true), b2c: out('b2c', true), idp: out('plain', true) },
  ],
  [{ type: 'noToken' }, { password: out('plain'), b2c: out('b2c'), idp: out('plain') }],
  [{ type: 'signedOut' }, { password: out('plain'), b2c: out('b2c'), idp: out('mobileLogout') }],
  [{ type: 'ended' }, always(out('plain'))],
  [{ type: 'stopped' }, { password: out('plain'), b2c: out('b2c', true), idp: out('plain', true) }],
  [{ type: 'sentAway' }, always({ status: 'leaving' })],
];

/** What remains of the trouble with the provider after an action. */
function troubleAfter({ type }: SessionAction, before: SessionState['providerIssue']) {
  if (type === 'refused' || type === 'signedOut') return type;
  return type === 'stopped' ? 'failed' : before;
}

const nameOf = (action: SessionAction) => [action.type, 'variant' in action ? action.variant : ''].join(' ').trim();

describe('the session (000 §4)', () => {
  test.each(MODES)('begins unchecked, without an issue (%s)', (mode) => {
    expect(initialSession(mode)).toEqual({ status: 'ready', mode, providerIssue: null });
  });

  for (const state of STATES) {
    const { status, mode, providerIssue } = state;
    test.each(OUTCOMES.map(([action, expected]) => ({ how: nameOf(action), action, expected })))(
      `${status}, ${mode}, trouble ${providerIssue}: $how leads where it must from anywhere`,
      ({ action, expected }) => {
        expect(sessionReducer(state, action)).toEqual({
          ...expected[mode],
          mode,
          providerIssue: troubleAfter(action, providerIssue),
        });
      },
    );
  }

  test.each(STATES)('$status, $mode, trouble $providerIssue: a check that starts', (state) => {
    const { status, mode, providerIssue } = state;
    const next = sessionReducer(state, { type: 'checkStarted' });
    // The student who is signed in stays so.
    if (status === 'authorized') expect(next).toBe(state);
    else expect(next).toEqual({ status: 'checking', slow: false, mode, providerIssue });
  });

  test.each(STATES)('$status, $mode, trouble $providerIssue: a check that takes long', (state) => {
    const next = sessionReducer(state, { type: 'checkSlow' });
    expect(next).toEqual(state.status === 'checking' ? { ...state, slow: true } : state);
  });

  test.each([
    [['User login has expired'], []],
    [['Your account is locked.'], ['Your account is locked.']],
    [['User login has expired', 'Call us.'], ['Call us.']],
  ])('an expiry with the messages %j keeps %j, since the page says in its own words that it expired', (sent, kept) => {
    const next = sessionReducer(initialSession('password'), { type: 'expired', messages: sent });
    expect(next).toMatchObject({ expired: true, messages: kept });
  });

  test.each(STATES)('$status, $mode, trouble $providerIssue: how students sign in changes nothing else', (state) => {
    expect(sessionReducer(state, { type: 'providerDisabled' })).toEqual({ ...state, mode: 'password' });
    expect(sessionReducer(state, { type: 'providerOpened' })).toEqual({ ...state, providerIssue: null });
  });

  test.each(STATES)('$status, $mode, trouble $providerIssue: a changed account', (state) => {
    const account = { ...session.account, firstName: 'Mei Ling' };
    const next = sessionReducer(state, { type: 'accountChanged', account });
    expect(next).toEqual(state.status === 'authorized' ? { ...state, session: { ...session, account } } : state);
    // An answer about a student who has signed out since.
    const another = { ...account, userId: account.userId + 1 };
    expect(sessionReducer(state, { type: 'accountChanged', account: another })).toBe(state);
  });

  test('no action changes the state it came from', () => {
    const action = fc.constantFrom<SessionAction>(
      ...OUTCOMES.map(([one]) => one),
      { type: 'checkStarted' },
      { type: 'checkSlow' },
      { type: 'accountChanged', account: session.account },
      { type: 'providerDisabled' },
      { type: 'providerOpened' },
    );
    fc.assert(
      fc.property(fc.constantFrom(...STATES), action, (state, one) => {
        const before = structuredClone(state);
        sessionReducer(state, one);
        expect(state).toEqual(before);
      }),
      { seed: 5, numRuns: 300 },
    );
  });
});

/**
 * Any story of actions, told to `sessionReducer` alone. What it must keep is said here once more in words of its own: who
 * was the last to be let in, what was the last to end it, and what became of the provider.
 */
test('after 6000 stories of up to 40 actions the state follows from the last relevant action', () => {
  const story = fc.oneof(
    fc.constantFrom<SessionAction>(
      { type: 'checkStarted' },
      { type: 'checkSlow' },
      { type: 'sentAway' },
      { type: 'noToken' },
      { type: 'signedOut' },
      { type: 'ended' },
      { type: 'stopped' },
      { type: 'providerDisabled' },
      { type: 'providerOpened' },
    ),
    fc.array(fc.string(), { maxLength: 2 }).map((messages): SessionAction => ({ type: 'expired', messages })),
    fc
      .string({ minLength: 1, maxLength: 4 })
      .map((token): SessionAction => ({ type: 'granted', session: { ...session, token } })),
    fc
      .tuple(fc.constantFrom(...REFUSALS), fc.array(fc.string(), { maxLength: 2 }))
      .map(([variant, messages]): SessionAction => ({ type: 'refused', variant, messages })),
  );
  /** Those that say nothing about who is signed in. */
  const beside = ['checkStarted', 'checkSlow', 'providerDisabled', 'providerOpened'];
  fc.assert(
    fc.property(fc.constantFrom(...MODES), fc.array(story, { maxLength: 40 }), (configured, actions) => {
      let state = initialSession(configured);
      let inside: Session | null = null;
      let mode = configured;
      let trouble: SessionState['providerIssue'] = null;
      let last: SessionAction | null = null;
      for (const action of actions) {
        state = sessionReducer(state, action);
        if (!beside.includes(action.type)) last = action;
        if (action.type === 'granted') inside = action.session;
        else if (!beside.includes(action.type)) inside = null;
        if (action.type === 'providerDisabled') mode = 'password';
        if (action.type === 'providerOpened') trouble = null;
        trouble = troubleAfter(action, trouble);
        expect(state.status === 'authorized' ? state.session : null).toBe(inside);
        expect([state.mode, state.providerIssue]).toEqual([mode, trouble]);
        // Only an expiry says so, only a refusal is one, and only these two bring words.
        if (state.status === 'unauthorized') {
          if (last?.type !== 'stopped') expect(state.expired).toBe(last?.type === 'expired');
          expect(state.refused).toBe(last?.type === 'refused');
          expect(state.messages).toEqual(last && 'messages' in last ? last.messages : []);
        }
      }
    }),
    { seed: 41, numRuns: 1500 },
  );
});
