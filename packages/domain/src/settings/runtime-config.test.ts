import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRuntimeConfig } from './runtime-config.ts';

const OWN = 'https://portal.example';
const DEFAULTS = {
  apiBase: '/api',
  mainAppUrl: OWN,
  roleBasedAccess: false,
  allowedFrameOrigins: [],
  chatScriptHosts: [],
  authMode: 'password',
  provider: null,
  authorizeTimeout: 0,
  registrationUrl: `${OWN}/Registration`,
  signUpUrl: `${OWN}/Registration`,
  timeZoneCheckerUrl: `${OWN}/TimeZoneChecker`,
  classPackageUrl: `${OWN}/ClassPackageRegistration`,
  mobileLogoutUrl: `${OWN}/Account/MobileLogout`,
  activationErrorUrl: `${OWN}/ActivationError`,
  siblingAppUrl: `${OWN}/`,
  systemCheckerUrl: `${OWN}/SystemChecker`,
  analytics: null,
  reports: null,
  supportEmail: '',
  videoLabelChange: true,
  defaultLanguage: 'en',
};

describe('a configuration that says nothing useful gives the defaults (contract 4.7)', () => {
  test.each([
    ['a missing file', undefined],
    ['null', null],
    ['text', '<!doctype html>'],
    ['a number', 4],
    ['a list', []],
    ['a list of settings', [{ apiBase: '/other' }]],
    ['an empty object', {}],
    ['unknown keys', JSON.parse('{"apiBaseUrl":"/other","theme":"dark","__proto__":{"apiBase":"/other"}}')],
    ['every key null', Object.fromEntries(Object.keys(DEFAULTS).map((key) => [key, null]))],
    ['every key a negative number', Object.fromEntries(Object.keys(DEFAULTS).map((key) => [key, -1]))],
    ['every key an object', Object.fromEntries(Object.keys(DEFAULTS).map((key) => [key, {}]))],
    ['empty addresses', { apiBase: '', mainAppUrl: '', registrationUrl: '', signUpUrl: '' }],
    ['only slashes', { apiBase: '/', mainAppUrl: '//' }],
    ['a main app that may not be followed', { mainAppUrl: 'http://main.example' }],
    ['a main app at no address', { mainAppUrl: 'main.example' }],
    ['a switch as text', { roleBasedAccess: 'true' }],
  ])('%s', (_name, sent) => {
    expect(readRuntimeConfig(sent, OWN)).toMatchObject(DEFAULTS);
  });
});

test('one key of another type does not spoil the others', () => {
  expect(readRuntimeConfig({ apiBase: 5, supportEmail: 'help@school.example' }, OWN)).toMatchObject({
    ...DEFAULTS,
    supportEmail: 'help@school.example',
  });
});

test.each([
  ['apiBase', '/school/api'],
  ['apiBase', 'https://api.example/v1'],
  ['roleBasedAccess', true],
  ['authorizeTimeout', 30_000],
  ['allowedFrameOrigins', ['https://frames.example', 'http://localhost:4000']],
  ['registrationUrl', 'https://main.example/Join'],
  ['signUpUrl', 'https://main.example/SignUp'],
  ['supportEmail', 'help@school.example'],
  ['chatScriptHosts', ['widget.chat.example', 'cdn.chat.example:8443']],
  ['videoLabelChange', false],
  ['defaultLanguage', 'zh'],
])('%s %j is taken as it is', (key, value) => {
  expect(readRuntimeConfig({ [key]: value }, OWN)).toMatchObject({ ...DEFAULTS, [key]: value });
});

describe('a provider (contract 4.7)', () => {
  const own = { authority: 'https://id.example/policy', clientId: 'portal' };
  const DEFAULT_PROVIDER = {
    ...own,
    knownAuthorities: [],
    popupWidth: 400,
    popupHeight: 600,
    googleDomainHint: 'google.com',
  };

  test.each([
    ['b2c', ['read', 'write']],
    ['idp', ['openid']],
  ])('of mode %s asks for %j unless told', (authMode, scopes) => {
    const read = readRuntimeConfig({ authMode, [authMode]: own }, OWN);
    expect(read).toMatchObject({ ...DEFAULTS, authMode, provider: { ...DEFAULT_PROVIDER, scopes } });
  });

  test('of mode b2c is taken as it is', () => {
    const provider = {
      ...own,
      scopes: ['https://id.example/portal/read'],
      knownAuthorities: ['login.example'],
      popupWidth: 480,
      popupHeight: 640,
      googleDomainHint: 'school.example',
    };
    expect(readRuntimeConfig({ authMode: 'b2c', b2c: provider }, OWN).provider).toEqual(provider);
  });

  test('with a part of another type keeps the others', () => {
    const wrong = { scopes: 'read', knownAuthorities: 5, popupWidth: 'wide', popupHeight: 0, googleDomainHint: null };
    expect(readRuntimeConfig({ authMode: 'b2c', b2c: { ...own, ...wrong } }, OWN).provider).toEqual({
      ...DEFAULT_PROVIDER,
      scopes: ['read', 'write'],
    });
  });

  test.each([
    ['authority', 'b2c', { ...own, authority: '' }],
    ['client id', 'idp', { ...own, clientId: null }],
    ['object', 'b2c', own.authority],
    ['object', 'idp', null],
    ['two keys', 'b2c', { popupWidth: 480 }],
    ['two keys', 'idp', {}],
  ])('without its %s is ignored: students sign in with a password (%s)', (_name, authMode, provider) => {
    expect(readRuntimeConfig({ authMode, [authMode]: provider }, OWN)).toMatchObject(DEFAULTS);
  });
});

test('the addresses of the main app follow its own', () => {
  expect(readRuntimeConfig({ mainAppUrl: 'https://main.example' }, OWN)).toMatchObject({
    ...DEFAULTS,
    mainAppUrl: 'https://main.example',
    registrationUrl: 'https://main.example/Registration',
    signUpUrl: 'https://main.example/Registration',
    timeZoneCheckerUrl: 'https://main.example/TimeZoneChecker',
    classPackageUrl: 'https://main.example/ClassPackageRegistration',
    mobileLogoutUrl: 'https://main.example/Account/MobileLogout',
    activationErrorUrl: 'https://main.example/ActivationError',
    siblingAppUrl: 'https://main.example/',
    systemCheckerUrl: 'https://main.example/SystemChecker',
  });
});

test('a root-relative main app belongs to the portal’s own origin', () => {
  const { mainAppUrl, signUpUrl } = readRuntimeConfig({ mainAppUrl: '/main/' }, OWN);
  expect([mainAppUrl, signUpUrl]).toEqual([`${OWN}/main`, `${OWN}/main/Registration`]);
});

test.each(['http://main.example/Join', 'Join', '//evil.example', 'javascript:alert(1)'])(
  '%j as a configured address may not be followed and counts as empty (contract 4.2): the default',
  (given) => {
    const addresses = Object.keys(DEFAULTS).filter((key) => key.endsWith('Url'));
    expect(addresses).toHaveLength(9);
    expect(readRuntimeConfig(Object.fromEntries(addresses.map((key) => [key, given])), OWN)).toMatchObject(DEFAULTS);
  },
);

test('a root-relative address belongs to the main app', () => {
  const { classPackageUrl } = readRuntimeConfig({ mainAppUrl: 'https://main.example', classPackageUrl: '/Class' }, OWN);
  expect(classPackageUrl).toBe('https://main.example/Class');
});

test('a portal on http may have a main app on http', () => {
  expect(readRuntimeConfig({ mainAppUrl: 'http://localhost:4000' }, 'http://localhost:3000').mainAppUrl).toBe(
    'http://localhost:4000',
  );
});

test.each([
  ['apiBase', '/api/', '/api'],
  ['apiBase', 'https://api.example//', 'https://api.example'],
  ['mainAppUrl', 'https://main.example/', 'https://main.example'],
  ['mainAppUrl', 'https://main.example/app///', 'https://main.example/app'],
] as const)('%s %s loses its slashes at the end', (key, sent, expected) => {
  const read = readRuntimeConfig({ [key]: sent }, OWN);
  expect(read[key]).toBe(expected);
  if (key === 'mainAppUrl') expect(read.registrationUrl).toBe(`${expected}/Registration`);
});

describe('analytics (contract 4.7)', () => {
  const both = { trackerId: 'UA-1-1', ga4Id: 'G-1A' };
  test.each([
    ['on', { enabled: true, ...both }, both],
    ['on with one id', { enabled: true, ga4Id: 'G-1A' }, { trackerId: null, ga4Id: 'G-1A' }],
    ['on with an empty and a wrong id', { enabled: true, trackerId: '', ga4Id: 7 }, { trackerId: null, ga4Id: null }],
    ['off', { enabled: false, ...both }, null],
    ['not said', both, null],
    ['on as text', { enabled: 'true', ...both }, null],
    ['no object', 'G-1A', null],
  ])('%s', (_name, analytics, expected) => {
    expect(readRuntimeConfig({ analytics }, OWN).analytics).toEqual(expected);
  });
});

describe('reports', () => {
  const url = 'https://reports.example/portal?project=7';
  test.each([
    ['an address', { url }, { url, sampleRate: 1 }],
    ['an address and a share', { url, sampleRate: 0.25 }, { url, sampleRate: 0.25 }],
    ['a path of the portal', { url: '/reports' }, { url: `${OWN}/reports`, sampleRate: 1 }],
    ['a share that is none', { url, sampleRate: 25 }, { url, sampleRate: 1 }],
    ['a share above 1', { url, sampleRate: 1.5 }, { url, sampleRate: 1 }],
    ['a share below 0', { url, sampleRate: -0.1 }, { url, sampleRate: 1 }],
    ['a share as text', { url, sampleRate: '0.5' }, { url, sampleRate: 1 }],
    ['of no page load', { url, sampleRate: 0 }, null],
    ['no address', { sampleRate: 0.5 }, null],
    ['an address that may not be followed', { url: 'http://reports.example/' }, null],
    ['an address with a password', { url: 'https://user:secret@reports.example/' }, null],
    ['an address of another scheme', { url: 'javascript:alert(1)' }, null],
    ['an address as a list', { url: [url] }, null],
    ['no object', url, null],
  ])('%s', (_name, reports, expected) => {
    expect(readRuntimeConfig({ reports }, OWN).reports).toEqual(expected);
  });
});

describe('origins of frames (contract 4.4, 4.7: scheme://host[:port], never *)', () => {
  test.each([
    ['everybody', '*'],
    ['every subdomain', 'https://*.example'],
    ['a host without a scheme', 'frames.example'],
    ['another scheme', 'ftp://frames.example'],
    ['script', 'javascript:alert(1)'],
    ['a path', 'https://frames.example/app'],
    ['a slash at the end', 'https://frames.example/'],
    ['a query', 'https://frames.example?x'],
    ['a fragment', 'https://frames.example#x'],
    ['a name in the address', 'https://frames@evil.example'],
    ['a backslash', 'https://frames.example\\x'],
    ['a space', 'https://frames.example '],
    ['two lines', 'https://frames.example\nhttps://evil.example'],
    ['the null origin', 'null'],
    ['nothing', ''],
    ['null', null],
    ['a number', 5],
  ])('%s is left out, and the others stay', (_name, origin) => {
    const { allowedFrameOrigins } = readRuntimeConfig(
      { allowedFrameOrigins: [origin, 'https://good.example:8443'] },
      OWN,
    );
    expect(allowedFrameOrigins).toEqual(['https://good.example:8443']);
  });

  test('a single text is not a list', () => {
    expect(readRuntimeConfig({ allowedFrameOrigins: 'https://good.example' }, OWN).allowedFrameOrigins).toEqual([]);
  });
});

test('whatever JSON comes, the configuration is whole', () => {
  const almost = fc.record(
    Object.fromEntries(
      Object.keys(DEFAULTS).map((key) => [key, fc.oneof(fc.jsonValue(), fc.string(), fc.constant('*'))]),
    ),
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), almost), (sent) => {
      const read = readRuntimeConfig(sent, OWN);
      expect(Object.keys(read).toSorted()).toEqual(Object.keys(DEFAULTS).toSorted());
      for (const [key, value] of Object.entries(DEFAULTS)) {
        const given = read[key as keyof typeof read];
        if (given !== null) expect(typeof given).toBe(typeof value);
        else expect(key).toMatch(/^(provider|analytics|reports)$/);
      }
      expect(read.apiBase).not.toMatch(/\/$/);
      expect(read.allowedFrameOrigins).not.toContain('*');
    }),
    { seed: 47, numRuns: 500 },
  );
});
