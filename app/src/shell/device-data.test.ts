// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetDevice, keptOnDevice } from './device-data.ts';

const FORGOTTEN = {
  selectedLanguage: 'zh',
  lastPath: '/Profile',
  'lastLesson:101': '{"lesson":3}',
  'videoPosition:7001:12': '40',
  'messageDraft:7001': '{"Body":"Hi"}',
  'replyDrafts:7001': '{}',
};
const STAYS = { signInMode: 'b2c', hasReload: 'true' };
const FOREIGN = { theirs: '1', 'theirs:2': '2', 'constructor:1': '3' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of Object.entries({ ...FORGOTTEN, ...STAYS, ...FOREIGN })) localStorage.setItem(key, value);
  sessionStorage.setItem('profileDraft', '{"studentId":7001}');
  sessionStorage.setItem('oidc.user', '{"token":"secret"}');
  document.cookie = 'authorizationToken=secret; Path=/';
  document.cookie = 'helpInformation=chat; Path=/';
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  for (const name of ['authorizationToken', 'helpInformation']) document.cookie = `${name}=; Path=/; Max-Age=0`;
});

test('what is kept is the portal’s own, and neither the session nor what others store', () => {
  expect(keptOnDevice()).toEqual({
    ...FORGOTTEN,
    ...STAYS,
    profileDraft: '{"studentId":7001}',
    helpInformation: 'chat',
  });
});

test('forgotten, the student stays signed in, and others keep what is theirs', () => {
  forgetDevice();
  expect(keptOnDevice()).toEqual(STAYS);
  expect({ ...localStorage }).toEqual({ ...STAYS, ...FOREIGN });
  expect({ ...sessionStorage }).toEqual({ 'oidc.user': '{"token":"secret"}' });
  expect(document.cookie).toBe('authorizationToken=secret');
});

test('where one storage is blocked, the other is read and forgotten all the same', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(keptOnDevice()).toEqual({ profileDraft: '{"studentId":7001}', helpInformation: 'chat' });
  forgetDevice();
  expect(keptOnDevice()).toEqual({});
});
