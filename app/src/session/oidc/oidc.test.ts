import { describe, expect, test } from 'vitest';
import { stripAuthorizationResponse } from './authorization-response.ts';
import { emailIn } from './claims.ts';
import { assertTrusted, metadataUrl } from './trust.ts';

const PORTAL = 'https://portal.example/';

describe("a provider's response in the URL", () => {
  test.each([
    ['a code', '?code=c&state=s', ''],
    ['all there may be', '?code=c&state=s&session_state=x&iss=https%3A%2F%2Fid.example&client_info=y', ''],
    ['an error', '?error=access_denied&error_description=No+thanks&error_uri=x&error_subcode=cancel&state=s', ''],
    ['a code among parameters of the portal', '?from=mail&code=c&state=s#top', '?from=mail#top'],
  ])('%s is taken out', (_name, sent, rest) => {
    expect(stripAuthorizationResponse(`${PORTAL}${sent}`, PORTAL)).toBe(`${PORTAL}${rest}`);
  });

  test.each([
    ['nothing', ''],
    ['a parameter of the portal', '?from=mail'],
    ['a state alone', '?state=NSW'],
    ['a code alone', '?code=voucher'],
    ['an error alone', '?error=1'],
    ['an answer on another page', 'MyCourseList?code=c&state=s'],
    ['an answer in the fragment', '#code=c&state=s'],
  ])('%s is none', (_name, sent) => {
    expect(stripAuthorizationResponse(`${PORTAL}${sent}`, PORTAL)).toBeNull();
  });

  test('is looked for where the portal lives, below the root too', () => {
    const below = 'https://school.example/portal/';
    expect(stripAuthorizationResponse(`${below}?code=c&state=s`, below)).toBe(below);
    expect(stripAuthorizationResponse('https://school.example/?code=c&state=s', below)).toBeNull();
  });
});

describe('the email in the claims', () => {
  test.each([
    [{ email: 'a@b.c', emails: ['d@e.f'], preferred_username: 'g@h.i' }, 'a@b.c'],
    [{ emails: ['d@e.f', 'x@y.z'], preferred_username: 'g@h.i' }, 'd@e.f'],
    [{ emails: [], preferred_username: 'g@h.i' }, 'g@h.i'],
    [{ email: '', emails: null, preferred_username: 'g@h.i' }, 'g@h.i'],
    [{ preferred_username: 'mei' }, ''],
    [{ email: 7, emails: 'd@e.f' }, ''],
    [{ sub: 'x' }, ''],
  ])('%j: %j', (claims, expected) => {
    expect(emailIn(claims)).toBe(expected);
  });
});

describe("the URL of a provider's metadata", () => {
  test.each([
    ['https://id.example', 'https://id.example/.well-known/openid-configuration'],
    ['https://id.example/', 'https://id.example/.well-known/openid-configuration'],
    [
      'https://t.b2clogin.com/t.onmicrosoft.com/B2C_1_in/v2.0',
      'https://t.b2clogin.com/t.onmicrosoft.com/B2C_1_in/v2.0/.well-known/openid-configuration',
    ],
    [
      'https://t.b2clogin.com/t.onmicrosoft.com/v2.0/?p=B2C_1_in',
      'https://t.b2clogin.com/t.onmicrosoft.com/v2.0/.well-known/openid-configuration?p=B2C_1_in',
    ],
  ])('%s: %s', (authority, expected) => {
    expect(metadataUrl(authority)).toBe(expected);
  });
});

describe('which provider is trusted', () => {
  const at = (host: string, scheme = 'https') => ({
    authorization_endpoint: `${scheme}://${host}/authorize`,
    token_endpoint: `${scheme}://${host}/token`,
    end_session_endpoint: `${scheme}://${host}/logout`,
  });
  const own = { authority: 'https://id.example/policy', knownAuthorities: [] };

  test('its own host, and those known: as hosts or as addresses, in any letter case', () => {
    expect(() => assertTrusted(own, 'b2c', PORTAL, at('id.example'))).not.toThrow();
    for (const known of ['login.example', 'Login.Example', 'https://login.example/x']) {
      const config = { ...own, knownAuthorities: [known] };
      expect(() => assertTrusted(config, 'b2c', PORTAL, at('login.example'))).not.toThrow();
    }
  });

  test('one without an end-session address', () => {
    const { authorization_endpoint, token_endpoint } = at('id.example');
    expect(() => assertTrusted(own, 'b2c', PORTAL, { authorization_endpoint, token_endpoint })).not.toThrow();
  });

  test.each(['authorization_endpoint', 'token_endpoint', 'end_session_endpoint'] as const)(
    'not with an %s at a host that is not known (b2c)',
    (name) => {
      for (const host of ['evil.example', 'id.example.evil.example', 'id.example:8443', 'id.example@evil.example']) {
        const endpoints = { ...at('id.example'), [name]: at(host)[name] };
        expect(() => assertTrusted(own, 'b2c', PORTAL, endpoints)).toThrow('not an address');
      }
    },
  );

  test('in mode idp at any host, since it has no list of them', () => {
    expect(() => assertTrusted(own, 'idp', PORTAL, at('tokens.example'))).not.toThrow();
  });

  test.each(['b2c', 'idp'] as const)('by http only while the portal runs on it (%s)', (mode) => {
    const plain = { authority: 'http://id.example', knownAuthorities: [] };
    expect(() => assertTrusted(plain, mode, PORTAL)).toThrow('not an address');
    expect(() => assertTrusted(own, mode, PORTAL, at('id.example', 'http'))).toThrow('not an address');
    expect(() => assertTrusted(plain, mode, 'http://127.0.0.1:5000/', at('id.example', 'http'))).not.toThrow();
  });

  test.each(['', 'nonsense', 'javascript:alert(1)', '/authorize'])('never at %j', (address) => {
    expect(() => assertTrusted({ authority: address, knownAuthorities: [] }, 'idp', PORTAL)).toThrow('not an address');
    const endpoints = { ...at('id.example'), authorization_endpoint: address };
    expect(() => assertTrusted(own, 'idp', PORTAL, endpoints)).toThrow('not an address');
  });

  test('nor when the metadata leaves an address out', () => {
    const { token_endpoint } = at('id.example');
    expect(() => assertTrusted(own, 'idp', PORTAL, { token_endpoint })).toThrow('not an address');
  });
});
