import { useTranslation } from 'react-i18next';
import { numberFormat } from './intl.ts';
import { asLanguage, formatLocale } from './languages.ts';

/** A formatted price: `$129.00`, and `AUD` where several currencies share the symbol. */
export interface ShownPrice {
  amount: string;
  /** null = the symbol alone identifies the currency. */
  code: string | null;
}

const optionsOf = (currency: string) => ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' }) as const;

function formatParts(format: Intl.NumberFormat, amount: number): { amount: string; symbol: string } {
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
      // Not cached, because each formatter is used once.
      const one = formatParts(new Intl.NumberFormat(locale, optionsOf(currency)), 0).symbol;
      bySymbol.set(one, (bySymbol.get(one) ?? 0) + 1);
    }
    counts.set(locale, bySymbol);
  }
  return bySymbol.get(symbol) ?? 0;
}

/** Formats a price for a locale. A currency that is not a currency code is shown as the server sent it. */
export function formatPrice(locale: string, { amount, currency }: { amount: number; currency: string }): ShownPrice {
  if (!/^[a-z]{3}$/i.test(currency)) {
    const plain = numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount);
    return { amount: plain, code: currency.trim() || null };
  }
  const code = currency.toUpperCase();
  const shown = formatParts(numberFormat(locale, optionsOf(code)), amount);
  // A currency without a symbol is written with its code.
  if (shown.symbol === code) return { amount: shown.amount, code: null };
  return { amount: shown.amount, code: currenciesWith(shown.symbol, locale) > 1 ? code : null };
}

/** Returns a function that formats prices in the current language. */
export function usePriceFormat(): (price: { amount: number; currency: string }) => ShownPrice {
  const { i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  return (price) => formatPrice(formatLocale(language), price);
}
