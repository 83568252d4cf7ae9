/** Makes each formatter once for its locale and options: making one takes a phone milliseconds, and many rows ask for the same. */
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

/** The formatter of days and times; throws a `RangeError` for a zone that this device does not know. */
export const dateTimeFormat = keepFormats(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

/** The formatter of numbers. */
export const numberFormat = keepFormats(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
