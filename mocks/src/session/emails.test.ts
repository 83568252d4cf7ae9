import { describe, expect, test } from 'vitest';
import { isRefusal } from '../backend/answer.ts';
import { resendVerification, verifyEmail } from './email-model.ts';
import { studentNamed } from './model.ts';
import { createMockBackend } from '../create-mock-backend.ts';

function student(userName: string) {
  const backend = createMockBackend();
  const found = studentNamed(backend, userName);
  if (!found) throw new Error(`no student ${userName}`);
  return { backend, found };
}

describe('an address that has to be confirmed', () => {
  test.each(['nell', 'kai'])('of %s gets another email, until the link in it was followed', (userName) => {
    const { backend, found } = student(userName);
    expect(resendVerification(found)).toBeNull();
    expect(verifyEmail(backend, `verify-${userName}`)).toBeNull();
    expect(found.account).toMatchObject({ IsEmailActivated: true, IsHasEmailChangedRequest: false });
    expect(isRefusal(resendVerification(found))).toBe(true);
  });

  test('is none of a student whose address is confirmed', () => {
    expect(isRefusal(resendVerification(student('mei').found))).toBe(true);
  });

  test('is not confirmed by another link', () => {
    const { backend, found } = student('nell');
    expect(isRefusal(verifyEmail(backend, 'verify-nobody'))).toBe(true);
    expect(found.account.IsEmailActivated).toBe(false);
  });
});
