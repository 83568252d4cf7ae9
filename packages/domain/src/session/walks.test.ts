import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SafeHref } from '../shared/index.ts';
import { closedGate, type Gate } from './gates.ts';
import { initialSession, sessionReducer, type SessionAction, type SessionState } from './machine.ts';
import type { Account, RefusalVariant, Session } from './model.ts';
import { account, session } from './student.fixture.ts';

/* Random walks through the session; what they find becomes a row of machine.test.ts or gates.test.ts. */

const TOKENS = ['token-of-mei', 'token-of-eli'] as const;
const REFUSALS: readonly RefusalVariant[] = ['inactive', 'integration', 'siblingProduct', 'needsActivation', 'plain'];

const accounts = fc.constantFrom(1, 2).map((userId): Account => ({ ...account, userId }));
const sessions = fc
  .tuple(accounts, fc.constantFrom(...TOKENS))
  .map(([student, token]): Session => ({ ...session, token, account: student }));
const messages = fc.array(fc.constantFrom('User login has expired', 'Not now.', ''), { maxLength: 2 });

const actions = fc.oneof<fc.Arbitrary<SessionAction>[]>(
  fc
    .constantFrom(
      'providerDisabled',
      'checkStarted',
      'checkSlow',
      'noToken',
      'signedOut',
      'ended',
      'stopped',
      'providerOpened',
      'sentAway',
    )
    .map((type) => ({ type }) as const),
  sessions.map((granted) => ({ type: 'granted', session: granted }) as const),
  accounts.map((changed) => ({ type: 'accountChanged', account: changed }) as const),
  fc
    .tuple(fc.constantFrom(...REFUSALS), messages)
    .map(([variant, said]) => ({ type: 'refused', variant, messages: said }) as const),
  messages.map((said) => ({ type: 'expired', messages: said }) as const),
);

/** What the student has in each status: a screen, or a page that is about to come. */
const SCREENS: Record<SessionState['status'], (state: SessionState) => boolean> = {
  ready: () => true,
  checking: (state) => 'slow' in state,
  authorized: (state) => 'session' in state && state.session.account.userId > 0,
  unauthorized: (state) => 'variant' in state && state.variant.length > 0 && Array.isArray(state.messages),
  leaving: () => true,
};

/** Actions after which nobody is signed in, whatever was before. */
const ENDS: readonly SessionAction['type'][] = [
  'refused',
  'expired',
  'noToken',
  'signedOut',
  'ended',
  'stopped',
  'sentAway',
];

test('the session, whatever happens in whatever order (5000 walks)', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('password', 'b2c', 'idp'),
      fc.array(actions, { minLength: 1, maxLength: 40 }),
      (mode, walk) => {
        let state = initialSession(mode);
        let insideAs: number | null = null;
        for (const action of walk) {
          const before = state;
          state = sessionReducer(state, action);
          if (action.type === 'granted') insideAs = action.session.account.userId;
          if (ENDS.includes(action.type)) insideAs = null;
          expect(SCREENS[state.status](state)).toBe(true);
          // Only an answer of the server lets anybody in, and nothing but an end leads out.
          expect(state.status === 'authorized' ? state.session.account.userId : null).toBe(insideAs);
          if (insideAs === null) expect(JSON.stringify(state)).not.toMatch(/token-of/);
          // The server's phrase for an expired session is never shown: the page has it in the student's language.
          if (action.type === 'expired') expect(JSON.stringify(state)).not.toContain('User login has expired');
          if (action.type !== 'providerDisabled') expect(state.mode).toBe(before.mode);
        }
      },
    ),
    { seed: 20_261_123, numRuns: 5000 },
  );
});

const page = fc.constantFrom('https://main.example/a' as SafeHref, 'https://main.example/b?x=1' as SafeHref);
const href = fc.option(page);
const students = fc
  .record({
    flags: fc.record({
      showBumpPage: fc.boolean(),
      migrated: fc.boolean(),
      hasPaidPackage: fc.boolean(),
      registrationCompleted: fc.boolean(),
      timeZoneSet: fc.boolean(),
      classSelectionDue: fc.boolean(),
    }),
    ways: fc.record({
      showBumpPage: fc.boolean(),
      bumpPageUrl: href,
      registrationUrl: href,
      postRegistrationUrl: href,
    }),
  })
  .map(({ flags, ways }): Session => ({ ...session, ...ways, account: { ...account, ...flags } }));
const facts = fc.record({
  registrationUrl: page,
  timeZoneCheckerUrl: page,
  classPackageUrl: page,
  token: fc.constantFrom('t', 'a b&c=d#e'),
  here: fc.constantFrom('https://portal.example/', 'https://portal.example/Courses?a=b&c=%20d#e'),
});

/** The student as the server has them once they did what the gate asks. */
const PASSED: Record<Gate, Partial<Account>> = {
  bump: { hasPaidPackage: true },
  registration: { registrationCompleted: true },
  timeZone: { timeZoneSet: true },
  classSelection: { classSelectionDue: false },
};

const passed = (student: Session, gate: Gate): Session => ({
  ...student,
  account: { ...student.account, ...PASSED[gate] },
});

test('the gates: each is closed once, and after at most four the student is inside (2500 students)', () => {
  fc.assert(
    fc.property(students, facts, (student, given) => {
      let now = student;
      const met: Gate[] = [];
      for (let closed = closedGate(now, given); closed; closed = closedGate(now, given)) {
        met.push(closed.gate);
        expect(met.length).toBeLessThanOrEqual(4);
        const { protocol, searchParams, host } = new URL(closed.href);
        expect([protocol, host]).toEqual(['https:', 'main.example']);
        if (searchParams.has('token')) {
          expect([searchParams.get('token'), searchParams.get('returnUrl')]).toEqual([given.token, given.here]);
        }
        now = passed(now, closed.gate);
      }
      expect(new Set(met).size).toBe(met.length);
    }),
    { seed: 20_261_123, numRuns: 2500 },
  );
});
