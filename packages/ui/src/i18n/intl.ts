/**
 * Caches formatters by locale and options: creating one takes milliseconds on a phone, and many rows need the same one.
 */
function cacheFormatters<Options, Formatter>(make: (locale: string, options: Options) => Formatter) {
  const cache = new Map<string, Formatter>();
  return (locale: string, options: Options): Formatter => {
    const key = locale + JSON.stringify(options);
    let formatter = cache.get(key);
    if (!formatter) {
      formatter = make(locale, options);
      cache.set(key, formatter);
    }
    return formatter;
  };
}

/** Returns a formatter of days and times; throws a `RangeError` for a zone that the device does not support. */
export const dateTimeFormat = cacheFormatters(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

/** Returns a formatter of numbers. */
export const numberFormat = cacheFormatters(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
