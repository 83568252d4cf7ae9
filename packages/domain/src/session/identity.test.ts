import { describe, expect, test } from 'vitest';
import { decodeIdProviderInfo } from './identity.ts';

describe('whether students sign in at a provider', () => {
  test.each([
    [
      { IsEnabled: true, Provider: 'b2c' },
      { enabled: true, provider: 'b2c' },
    ],
    [
      { IsEnabled: true, Provider: 'IDP' },
      { enabled: true, provider: 'idp' },
    ],
    [
      { IsEnabled: false, Provider: 'b2c' },
      { enabled: false, provider: 'b2c' },
    ],
    [
      { IsEnabled: false, Provider: 'password' },
      { enabled: false, provider: 'password' },
    ],
    [
      { IsEnabled: null, Provider: null },
      { enabled: false, provider: 'password' },
    ],
    [
      { IsEnabled: true, Provider: 'another' },
      { enabled: true, provider: 'password' },
    ],
    [{}, { enabled: false, provider: 'password' }],
  ])('%j is %j', (sent, expected) => {
    expect(decodeIdProviderInfo(sent)).toEqual(expected);
  });

  test.each([
    ['null', null],
    ['text', 'b2c'],
    ['a boolean', true],
  ])('%s is not understood', (_name, sent) => {
    expect(() => decodeIdProviderInfo(sent)).toThrow('notUnderstood');
  });
});
