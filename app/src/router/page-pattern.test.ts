import { describe, expect, test } from 'vitest';
import { pagePattern } from './page-pattern.ts';

describe('what is told of an address', () => {
  test.each([
    ['/', '/'],
    ['/MyCourseList', '/MyCourseList'],
    ['/mycourselist/', '/MyCourseList'],
    ['/mycourse/101', '/MyCourse/:id'],
    ['/Lesson/5', '/Lesson/:id'],
    ['/MyAssessment', '/MyAssessment/:id?'],
    ['/Login', '/Login'],
    ['/ErrorBadRequest', '/ErrorBadRequest'],
    ['/ForgotPassword/ResetPassword/secret', '/ForgotPassword/ResetPassword/:token'],
    ['/ProceedLogin/secret', '/ProceedLogin/:token?'],
    ['/secret', '/NotFound'],
    ['/ForgotPassword/ResetPassword/secret/more', '/NotFound'],
    ['/Lesson/secret%2F', '/Lesson/:id'],
  ])('%s is %s', (pathname, pattern) => {
    expect(pagePattern(pathname)).toBe(pattern);
  });
});
