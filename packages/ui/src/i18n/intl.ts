/**
 * Caches formatters by locale and options: creating one takes milliseconds on a phone, and many rows need the same one.
 */
function keepFormats<Options, Formatter>(make: (locale: string, options: Options) => Formatter) {
  const kept = new Map<string, Formatter>();
  return (locale: string, options: Options): Formatter => {
    const key = locale + JSON.stringify(options);
    let formatter = kept.get(key);
    if (!formatter) {
      formatter = make(locale, options);
      kept.set(key, formatter);
    }
    return formatter;
  };
}

/** Returns a formatter of days and times; throws a `RangeError` for a zone that the device does not support. */
export const dateTimeFormat = keepFormats(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

/** Returns a formatter of numbers. */
export const numberFormat = keepFormats(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
