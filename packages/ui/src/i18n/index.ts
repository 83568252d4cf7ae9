export { LAZY_NAMESPACES } from './namespaces.ts';
export { aroundSlot, changeLanguage, createI18n, loadTranslations, SLOT } from './create.ts';
export { createFormat, unbroken, unbrokenHours, useFormat, type Format } from './format.ts';
export { formatPrice, usePriceFormat, type ShownPrice } from './price.ts';
export { createMessageDateFormat, type MessageDateFormat } from './message-dates.ts';
export { timeAgo } from './relative-time.ts';
export { zoneName } from './zone-name.ts';
export { asLanguage, LANGUAGES, languageTable, type Language } from './languages.ts';
