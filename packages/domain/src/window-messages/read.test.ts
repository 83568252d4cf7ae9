import { describe, expect, test } from 'vitest';
import { readWindowMessage, reloadOrigins } from './read.ts';

const KNOWN: [object, object][] = [
  [{ ReloadCurrentPage: true }, { kind: 'reloadPage', key: null }],
  [{ ReloadCurrentPage: 'true' }, { kind: 'reloadPage', key: null }],
  [
    { ReloadCurrentPage: true, key: 'upcoming' },
    { kind: 'reloadPage', key: 'upcoming' },
  ],
  [
    { ReloadCurrentPage: true, key: 'library-12', more: 1 },
    { kind: 'reloadPage', key: 'library-12' },
  ],
  [
    { ReloadCurrentPage: true, key: null },
    { kind: 'reloadPage', key: null },
  ],
  [
    { ReloadCurrentPage: true, key: '' },
    { kind: 'reloadPage', key: null },
  ],
  [{ ReloadModule: 12 }, { kind: 'reloadModule', module: 12 }],
  [{ ReloadModule: true }, { kind: 'reloadModule', module: 'all' }],
  [{ ReloadModule: 'true' }, { kind: 'reloadModule', module: 'all' }],
  [{ ReloadPackage: true }, { kind: 'reloadPackage' }],
  [{ ReloadPackage: 'true' }, { kind: 'reloadPackage' }],
  [
    { type: 'resize', height: 730 },
    { kind: 'resize', height: 730 },
  ],
  [
    { type: 'resize', height: 0.5 },
    { kind: 'resize', height: 0.5 },
  ],
  [
    { type: 'openNotification', title: 'New class', message: '<p>On Monday</p>' },
    { kind: 'openNotification', title: 'New class', message: '<p>On Monday</p>' },
  ],
  [
    { type: 'openNotification', title: '', message: '' },
    { kind: 'openNotification', title: '', message: '' },
  ],
  // What another flag says is not asked.
  [{ ReloadCurrentPage: false, ReloadPackage: true }, { kind: 'reloadPackage' }],
];

const UNKNOWN: unknown[] = [
  undefined,
  null,
  true,
  12,
  '',
  'true',
  'ReloadCurrentPage',
  '{"ReloadCurrentPage":true',
  '"ReloadCurrentPage"',
  '[{"ReloadCurrentPage":true}]',
  [{ ReloadCurrentPage: true }],
  {},
  { source: 'react-devtools' },
  { reloadCurrentPage: true },
  { ReloadCurrentPage: false },
  { ReloadCurrentPage: 1 },
  { ReloadCurrentPage: 'yes' },
  { ReloadCurrentPage: 'TRUE' },
  { ReloadCurrentPage: true, key: 12 },
  { key: 'upcoming' },
  { ReloadModule: false },
  { ReloadModule: '12' },
  { ReloadModule: 1.5 },
  { ReloadModule: Number.NaN },
  { ReloadPackage: 1 },
  { height: 730 },
  { type: 'resize' },
  { type: 'resize', height: '730' },
  { type: 'resize', height: 0 },
  { type: 'resize', height: -40 },
  { type: 'resize', height: Number.NaN },
  { type: 'resize', height: Number.POSITIVE_INFINITY },
  { type: 'Resize', height: 730 },
  { type: 'openNotification' },
  { type: 'openNotification', title: 'New class' },
  { type: 'openNotification', message: '<p>On Monday</p>' },
  { type: 'openNotification', title: 7, message: '<p>On Monday</p>' },
  { type: 'openNotification', title: 'New class', message: ['<p>On Monday</p>'] },
];

describe('a window message', () => {
  test.each(KNOWN)('%j is %j', (sent, expected) => {
    expect(readWindowMessage(sent)).toEqual(expected);
    expect(readWindowMessage(JSON.stringify(sent))).toEqual(expected);
  });

  test.each(UNKNOWN.map((sent) => [sent]))('%j is none', (sent) => {
    expect(readWindowMessage(sent)).toBeNull();
  });
});

describe('the origins of Reload messages', () => {
  const OWN = 'https://portal.example';
  const plain = { mainAppUrl: OWN, apiBase: '/api', allowedFrameOrigins: [] };
  test.each([
    ['only its own, by default', plain, [OWN]],
    ['the main app’s', { ...plain, mainAppUrl: 'https://www.school.example/app' }, [OWN, 'https://www.school.example']],
    ['its own for a main app below a path', { ...plain, mainAppUrl: '/main' }, [OWN]],
    [
      'that of an absolute API',
      { ...plain, apiBase: 'https://api.school.example:8443/v1' },
      [OWN, 'https://api.school.example:8443'],
    ],
    [
      'the allowed ones, as a browser writes them',
      { ...plain, allowedFrameOrigins: ['https://Pay.example:443', 'http://localhost:3000'] },
      [OWN, 'https://pay.example', 'http://localhost:3000'],
    ],
    ['never a wildcard', { ...plain, allowedFrameOrigins: ['*', 'https://*', 'https://*.example'] }, [OWN]],
    [
      'never what is no web address',
      { ...plain, mainAppUrl: 'data:text/html,x', allowedFrameOrigins: ['null', 'file:///x'] },
      [OWN],
    ],
    ['each once', { ...plain, apiBase: `${OWN}/api`, allowedFrameOrigins: [OWN] }, [OWN]],
  ])('%s', (_name, config, expected) => {
    expect(reloadOrigins(config, OWN)).toEqual(expected);
  });

  test('a page without an origin adds no origin of its own', () => {
    expect(reloadOrigins({ ...plain, mainAppUrl: '' }, 'null')).toEqual([]);
  });
});
