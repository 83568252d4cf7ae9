import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Edit } from './edits.ts';
import { registerNewInstances, showEdits } from './translations.ts';

const { init } = initReactI18next;
beforeAll(registerNewInstances);
afterAll(() => Object.assign(initReactI18next, { init }));

const kept = (edits: readonly Edit[]) => vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(edits) });
beforeEach(() => kept([]));

const signUp: Edit = { language: 'zh', key: 'live-classes:signUp', before: '报名', after: '注册' };
const kind: Edit = { language: 'zh', key: 'live-classes:kind.hosted', before: '视频', after: '录像' };

/** A file of translations, loaded as the portal loads it. */
async function load(file: object): Promise<i18n> {
  const instance = i18next.createInstance();
  await instance.use(initReactI18next).init({ lng: 'zh', ns: ['live-classes'], fallbackLng: false, resources: {} });
  instance.addResourceBundle('zh', 'live-classes', file, false, true, { silent: false, skipCopy: true });
  return instance;
}

const file = () => ({ signUp: '报名', kind: { hosted: '视频' } });
const words = (instance: i18n) => [instance.t('live-classes:signUp'), instance.t('live-classes:kind.hosted')];

test('edits are drawn, and taken back one by one', async () => {
  const instance = await load(file());
  showEdits([signUp, kind]);
  expect(words(instance)).toEqual(['注册', '录像']);
  showEdits([kind]);
  expect(words(instance)).toEqual(['报名', '录像']);
  showEdits([]);
  expect(words(instance)).toEqual(['报名', '视频']);
});

test('what the device keeps is there as soon as a file is loaded, and the file itself stays as it is', async () => {
  kept([signUp, kind]);
  const own = file();
  expect(words(await load(own))).toEqual(['注册', '录像']);
  expect(own).toEqual(file());
});

test('an edit on a text that has changed since is left out', async () => {
  const instance = await load({ ...file(), signUp: '参加' });
  showEdits([signUp]);
  expect(words(instance)).toEqual(['参加', '视频']);
});
