import { describe, expect, test } from 'vitest';
import { formatPrice } from './price.ts';

describe.each(['en-GB', 'zh-CN'])('a price in %s', (locale) => {
  test.each([
    // The dollar sign is that of many currencies, as is the pound and the yen.
    [129, 'AUD', '$129.00', 'AUD'],
    [1249.5, 'USD', '$1,249.50', 'USD'],
    [64.5, 'GBP', '£64.50', 'GBP'],
    [880, 'CNY', '¥880.00', 'CNY'],
    [12_000, 'JPY', '¥12,000', 'JPY'],
    [99, 'EUR', '€99.00', null],
    [4500, 'INR', '₹4,500.00', null],
    [0, 'aud', '$0.00', 'AUD'],
    // Not a code: as sent.
    [45, 'A$', '45.00', 'A$'],
    [45, '', '45.00', null],
  ])('of %d %s is %s %s', (amount, currency, shown, code) => {
    expect(formatPrice(locale, { amount, currency })).toEqual({ amount: shown, code });
  });

  test('in a currency without a symbol has its code once', () => {
    const { amount, code } = formatPrice(locale, { amount: 70, currency: 'CHF' });
    expect(amount.replaceAll(/\s/g, ' ')).toBe('CHF 70.00');
    expect(code).toBeNull();
  });
});
