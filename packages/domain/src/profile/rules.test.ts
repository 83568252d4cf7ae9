import { describe, expect, test } from 'vitest';
import { PROFILE_FIELDS } from './decode.ts';
import { filled, profile } from './profile.fixture.ts';
import {
  changedFields,
  changesOf,
  formFields,
  isRequired,
  lockedChanges,
  lockReason,
  matchesSaved,
  typedSince,
  withChanges,
  withSaved,
  withUnlisted,
} from './rules.ts';

test('only address, country of origin and the calendar may stay as they are', () => {
  expect(PROFILE_FIELDS.filter((field) => !isRequired(field))).toEqual(['address', 'countryOfOrigin', 'calendarSync']);
});

describe('names and email, and nothing else, are read-only', () => {
  const pendingEmail = { address: null };
  test.each([
    [{ pendingEmail: null, syncedToGoogle: false }, null],
    [{ pendingEmail: null, syncedToGoogle: true }, 'google'],
    [{ pendingEmail, syncedToGoogle: false }, 'emailPending'],
    [{ pendingEmail, syncedToGoogle: true }, 'emailPending'],
  ])('%j: %s', (state, reason) => {
    const locked = PROFILE_FIELDS.filter((field) => lockReason(field, state) !== null);
    expect(locked).toEqual(reason ? ['firstName', 'lastName', 'email'] : []);
    expect(lockReason('email', state)).toBe(reason);
  });
});

describe('what was changed', () => {
  const changes = { firstName: '', lastName: 'Chan', email: 'new@example.com', phone: '1' };
  test('is given up in a field that is read-only: the saved value is there', () => {
    const expected = { ...filled, phone: '1' };
    expect(withChanges({ ...profile, syncedToGoogle: true }, changes)).toEqual(expected);
    expect(withChanges({ ...profile, pendingEmail: { address: null } }, changes)).toEqual(expected);
  });

  test('and cannot be saved is what was typed in read-only fields, and not what is saved already', () => {
    const waiting = (address: string | null) => ({ ...profile, pendingEmail: { address } });
    expect(lockedChanges({ ...profile, syncedToGoogle: true }, changes)).toEqual({
      lastName: 'Chan',
      email: 'new@example.com',
    });
    expect(lockedChanges(waiting('old@example.com'), changes)).toEqual({ lastName: 'Chan', email: 'new@example.com' });
    expect(lockedChanges(waiting('new@example.com'), changes)).toEqual({ lastName: 'Chan' });
    expect(lockedChanges(waiting(null), { ...changes, lastName: ' Chen ' })).toEqual({});
    expect(lockedChanges(profile, changes)).toEqual({});
  });

  test('stays where it can be changed; every other field is as it is saved', () => {
    expect(withChanges(profile, changes)).toEqual({ ...filled, ...changes });
    expect(withChanges(profile, {})).toEqual(filled);
  });

  test('is no field that is as it was saved', () => {
    expect(changesOf(filled, { ...filled, firstName: ' Mei ', phone: '', calendarSync: true })).toEqual({
      phone: '',
      calendarSync: true,
    });
  });
});

test('the restricted mode hides the address, and nothing else', () => {
  expect(formFields(profile, false)).toEqual(PROFILE_FIELDS);
  expect(formFields(profile, true)).toEqual(PROFILE_FIELDS.filter((field) => field !== 'address'));
  expect(formFields({ shown: ['firstName', 'email'] }, true)).toEqual(['firstName', 'email']);
});

test('a change is another value; spaces around it are none', () => {
  expect(changedFields(filled, { ...filled, firstName: ' Mei ' })).toEqual([]);
  expect(changedFields(filled, { ...filled, lastName: '', calendarSync: true })).toEqual(['lastName', 'calendarSync']);
});

test('what was typed since the values were sent is every other value, also one with a space more', () => {
  expect(typedSince(filled, filled)).toEqual({});
  expect(typedSince(filled, { ...filled, firstName: 'Mei ', calendarSync: true })).toEqual({
    firstName: 'Mei ',
    calendarSync: true,
  });
});

describe('a saved profile', () => {
  test('has what was sent, and no other email before it is confirmed', () => {
    const sent = { ...filled, phone: '1', email: ' new@example.com' };
    expect(withSaved(profile, sent)).toEqual({
      ...profile,
      fields: { ...sent, email: profile.fields.email },
      pendingEmail: { address: 'new@example.com' },
    });
  });

  test('with the same email waits for nothing new', () => {
    const pendingEmail = { address: null };
    const sent = { ...profile.fields, phone: '1' };
    expect(withSaved(profile, sent)).toEqual({ ...profile, fields: sent });
    expect(withSaved({ ...profile, pendingEmail }, sent).pendingEmail).toBe(pendingEmail);
    expect(withSaved(profile, { ...sent, email: ` ${sent.email} ` })).toEqual({ ...profile, fields: sent });
  });
});

describe('what was sent is seen to be saved', () => {
  const { fields } = profile;
  const typed = { ...fields, phone: ' 1 ' };
  const renamed = { ...fields, email: 'new@example.com ' };
  const waiting = (address: string | null) => ({ ...profile, pendingEmail: { address } });
  test.each([
    ['every field is as sent', { ...profile, fields: { ...fields, phone: '1' } }, typed, true],
    ['a field is not', profile, typed, false],
    ['the new email waits', waiting('new@example.com'), renamed, true],
    ['some new email waits', waiting(null), renamed, true],
    ['another email waits', waiting('old@example.com'), renamed, false],
    ['no email waits', profile, renamed, false],
    ['the email is the new one', { ...profile, fields: { ...fields, email: 'new@example.com' } }, renamed, true],
    ['the new email waits, but a field is not as sent', waiting(null), { ...renamed, phone: '1' }, false],
  ])('%s', (_name, fetched, sent, expected) => {
    expect(matchesSaved(fetched, sent)).toBe(expected);
  });
});

describe('a select list', () => {
  const options = [{ value: '2026', label: '2026' }];
  const labelOf = (value: string) => `Saved ${value}`;

  test('has what is saved and what is chosen, also what the school does not list', () => {
    const [saved, chosen] = ['1961', '1960'].map((value) => ({ value, label: `Saved ${value}` }));
    expect(withUnlisted(options, ['1961', '2026'], labelOf)).toEqual([saved, ...options]);
    expect(withUnlisted(options, ['1961', '1961'], labelOf)).toEqual([saved, ...options]);
    expect(withUnlisted(options, ['1961', '1960'], labelOf)).toEqual([saved, chosen, ...options]);
  });

  test('is the school’s where that has them, and where nothing is chosen', () => {
    expect(withUnlisted(options, ['2026', ''], labelOf)).toBe(options);
  });
});
