import { useTranslation } from 'react-i18next';
import { numberFormat } from './intl.ts';
import { asLanguage, formatLocale } from './languages.ts';

/** A price in words: `$129.00` and, where the symbol is that of several currencies, `AUD`. */
export interface ShownPrice {
  amount: string;
  /** null = the symbol says which currency it is. */
  code: string | null;
}

const optionsOf = (currency: string) => ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' }) as const;

function write(format: Intl.NumberFormat, amount: number): { amount: string; symbol: string } {
  const parts = format.formatToParts(amount);
  return {
    amount: parts.map(({ value }) => value).join(''),
    symbol: parts.find(({ type }) => type === 'currency')?.value ?? '',
  };
}

/** How many currencies have each symbol, by locale. */
const counts = new Map<string, Map<string, number>>();

function currenciesWith(symbol: string, locale: string): number {
  let bySymbol = counts.get(locale);
  if (!bySymbol) {
    bySymbol = new Map();
    for (const currency of Intl.supportedValuesOf('currency')) {
      // Not kept: each is used once.
      const one = write(new Intl.NumberFormat(locale, optionsOf(currency)), 0).symbol;
      bySymbol.set(one, (bySymbol.get(one) ?? 0) + 1);
    }
    counts.set(locale, bySymbol);
  }
  return bySymbol.get(symbol) ?? 0;
}

/** Writes a price as the locale does. What is no currency code is shown as sent. */
export function formatPrice(locale: string, { amount, currency }: { amount: number; currency: string }): ShownPrice {
  if (!/^[a-z]{3}$/i.test(currency)) {
    const plain = numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount);
    return { amount: plain, code: currency.trim() || null };
  }
  const code = currency.toUpperCase();
  const shown = write(numberFormat(locale, optionsOf(code)), amount);
  // A currency without a symbol is written with its code.
  if (shown.symbol === code) return { amount: shown.amount, code: null };
  return { amount: shown.amount, code: currenciesWith(shown.symbol, locale) > 1 ? code : null };
}

/** Writes prices in the language in use. */
export function usePriceFormat(): (price: { amount: number; currency: string }) => ShownPrice {
  const { i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  return (price) => formatPrice(formatLocale(language), price);
}
