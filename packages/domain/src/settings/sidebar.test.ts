import { describe, expect, test } from 'vitest';
import { decodeSidebarSettings, upgradeOffer } from './sidebar.ts';

describe('the answer of Sidebar/GetSidebarSettings (OPEN-37)', () => {
  test.each([
    [{ HelpEmailAddress: null, ShowContactUs: true, HideUpgradePackage: true }, true],
    [{ HideUpgradePackage: false }, false],
    [{ HideUpgradePackage: null }, false],
    [{ HideUpgradePackage: 'true' }, false],
    [{}, false],
    [null, false],
  ])('%j hides upgrading: %s', (sent, hidesUpgrade) => {
    expect(decodeSidebarSettings(sent).hidesUpgrade).toBe(hidesUpgrade);
  });

  test.each([
    [{ ShowAddCourse: true, AllowStudentToAddPackage: true }, true],
    [{ ShowAddCourse: false, AllowStudentToAddPackage: true }, false],
    [{ ShowAddCourse: true, AllowStudentToAddPackage: false }, false],
    [{ ShowAddCourse: false }, false],
    [{ AllowStudentToAddPackage: false }, false],
    [{ ShowAddCourse: null, AllowStudentToAddPackage: null }, true],
    [{ ShowAddCourse: 'false', AllowStudentToAddPackage: 0 }, true],
    [{}, true],
    [null, true],
  ])('%j lets students add courses: %s', (sent, addsCourses) => {
    expect(decodeSidebarSettings(sent).addsCourses).toBe(addsCourses);
  });

  test.each([
    [{ HelpEmailAddress: 'help@school.example', ShowContactUs: true }, 'help@school.example', true],
    [{ HelpEmailAddress: ' help@school.example ' }, 'help@school.example', false],
    [{ HelpEmailAddress: ' ', ShowContactUs: 'true' }, null, false],
    [{ HelpEmailAddress: 5, ShowContactUs: null }, null, false],
    [{}, null, false],
    [null, null, false],
  ])('%j: help at %s, contact by email: %s', (sent, helpEmail, contactUs) => {
    expect(decodeSidebarSettings(sent)).toMatchObject({ helpEmail, contactUs });
  });

  test.each([true, 'all', 1])('%j is not understood', (sent) => {
    expect(() => decodeSidebarSettings(sent)).toThrow('notUnderstood');
  });
});

test.each([
  [{ hidesUpgrade: false }, true, 'open'],
  [{ hidesUpgrade: false }, false, 'onDesktop'],
  [{ hidesUpgrade: true }, true, 'hidden'],
  [{ hidesUpgrade: true }, false, 'hidden'],
  [undefined, true, 'open'],
  [undefined, false, 'onDesktop'],
] as const)('with %j, on a desktop: %s, an upgrade is %s', (settings, desktop, offer) => {
  expect(upgradeOffer(settings, desktop)).toBe(offer);
});
