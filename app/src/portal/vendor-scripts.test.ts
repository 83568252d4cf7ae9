// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

type CreateScriptUrl = (url: string) => string | null;

let allowScripts: (...addresses: string[]) => void;
beforeEach(async () => {
  vi.resetModules();
  ({ allowScripts } = await import('./vendor-scripts.ts'));
});

/** A browser with Trusted Types; `policies` are those that were made. */
function withTrustedTypes() {
  const policies: { name: string; rules: { createScriptURL: CreateScriptUrl } }[] = [];
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: { createScriptURL: CreateScriptUrl }) => policies.push({ name, rules }),
  });
  return policies;
}

test('makes one policy, for addresses of scripts alone', () => {
  const policies = withTrustedTypes();
  allowScripts('https://vendor.example/');
  allowScripts('https://other.example/');
  expect(policies.map(({ name, rules }) => [name, Object.keys(rules)])).toEqual([['default', ['createScriptURL']]]);
});

test.each([
  ['https://vendor.example/scripts/a.js?x', true],
  ['https://vendor.example/a.js', false],
  ['https://vendor.example/scripts/../a.js', false],
  ['https://vendor.example.evil.example/scripts/a.js', false],
  ['http://vendor.example/scripts/a.js', false],
  ['https://later.example/a.js', true],
  ['/assets/a.js', false],
  ['data:text/javascript,alert(1)', false],
  ['https://', false],
])('of what is below the allowed addresses: %s', (url, taken) => {
  const policies = withTrustedTypes();
  allowScripts('https://vendor.example/scripts/');
  allowScripts('https://later.example/');
  expect(policies[0]?.rules.createScriptURL(url)).toBe(taken ? url : null);
});

test('without Trusted Types there is nothing to do', () => {
  expect(() => allowScripts('https://vendor.example/')).not.toThrow();
});

test('a content policy that has no vendors refuses the script later, and not here', () => {
  vi.stubGlobal('trustedTypes', {
    createPolicy: () => {
      throw new TypeError('disallowed by Content Security Policy');
    },
  });
  expect(() => allowScripts('https://vendor.example/')).not.toThrow();
});
