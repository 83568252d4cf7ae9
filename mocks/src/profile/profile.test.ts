import { describe, expect, test } from 'vitest';
import type { ProfileUpdateWire } from '@portal/domain/profile';
import { isRefusal } from '../backend/answer.ts';
import { createMockBackend } from '../create-mock-backend.ts';
import { verifyEmail } from '../session/email-model.ts';
import { studentNamed } from '../session/model.ts';
import { STORY_NOW } from '../story-now.ts';
import { profileOf, undoEmailChanges, updateProfile } from './model.ts';

function open(userName = 'mei') {
  const backend = createMockBackend({ now: () => STORY_NOW });
  const student = studentNamed(backend, userName) ?? expect.fail('no student');
  const read = () => profileOf(student).AccountInformation;
  const save = (changes: Partial<ProfileUpdateWire>) =>
    updateProfile(backend, student, { ...(read() as ProfileUpdateWire), ...changes });
  return { backend, student, read, save };
}

test('what is saved is read again, in the account too', () => {
  const { save, read, student } = open();
  expect(save({ FirstName: 'Mei Ling', LastName: 'Chan', TimeZoneId: 'Asia/Shanghai', Phone: '04' })).toBeNull();
  expect(read()).toMatchObject({ FirstName: 'Mei Ling', LastName: 'Chan', TimeZoneId: 'Asia/Shanghai', Phone: '04' });
  expect(student.account).toMatchObject({ FirstName: 'Mei Ling', TimeZoneWithUtc: '(UTC+08:00) Asia/Shanghai' });
});

describe('the server checks again', () => {
  test.each<[Partial<ProfileUpdateWire>, string]>([
    [{ FirstName: ' ' }, 'First name: This field is required'],
    [{ LastName: 'L'.repeat(31) }, 'Please enter no more than 30 characters'],
    [{ EmailAddress: 'mei' }, 'Please enter a valid email address'],
    [{ Phone: null }, 'Phone: This field is required'],
    [{ Phone: '04a' }, 'Please specify a valid phone number'],
    [{ EnglishStartYear: 0 }, 'English start year: This field is required'],
    [{ BirthDate: '2026-12-31' }, 'The birth date cannot be in the future.'],
    [{ EmailAddress: 'kai@example.com' }, 'This email address is used by another account.'],
    [{ Id: 1 }, 'This is not yours.'],
  ])('%j', (changes, message) => {
    const { save, read } = open();
    const before = read();
    expect(save(changes)).toMatchObject({ messages: [message] });
    expect(read()).toEqual(before);
  });
});

describe('a changed email', () => {
  test('waits, and is the address once the link was followed', () => {
    const { backend, save, read } = open();
    expect(save({ EmailAddress: 'mei.new@example.com' })).toBeNull();
    expect(read()).toMatchObject({ EmailAddress: 'mei@example.com', NewEmailRequest: 'mei.new@example.com' });
    verifyEmail(backend, 'verify-mei');
    expect(read()).toMatchObject({ EmailAddress: 'mei.new@example.com', IsHasEmailChangedRequest: false });
  });

  test('locks names and email until it is undone', () => {
    const { save, student, read } = open('kai');
    expect(isRefusal(save({ FirstName: 'Kay' }))).toBe(true);
    expect(isRefusal(save({ EmailAddress: 'other@example.com' }))).toBe(true);
    expect(save({ Phone: '04' })).toBeNull();
    expect(undoEmailChanges(student)).toBeNull();
    expect(isRefusal(undoEmailChanges(student))).toBe(true);
    expect(save({ FirstName: 'Kay' })).toBeNull();
    expect(read().FirstName).toBe('Kay');
  });
});
