export { cut } from './cut.ts';
export {
  calendarDay,
  code,
  dayIfRead,
  decode,
  decodeBoolean,
  flag,
  instant,
  int,
  optionalInstant,
  optionalInt,
  optionalText,
  percent,
  rows,
  timeOfDay,
  word,
} from './decode.ts';
export { asFailure, FailureError, type Failure } from './failure.ts';
export { failed, loading, mapLoadable, ready, type Loadable } from './loadable.ts';
export {
  expandList,
  joinPages,
  LIST_PAGE_SIZE,
  nextPage,
  readyList,
  type LoadableList,
  type More,
} from './loadable-list.ts';
export { decodePage, type Page, type PagedRequestWire, type PagedWire } from './paged.ts';
export type { DecodeContext, Href, SafeHref, ScreenHref, ToSafeHref } from './href.ts';
export { linkOrText, type LinkOrText } from './link-or-text.ts';
export { createToSafeHref, mailHref, originHref, safeUrl, withoutSlash, withQuery } from './safe-url.ts';
export { done, idle, pending, type Submission } from './submission.ts';
export { addDays, dayOfMonth, instantInZone, inZone, mondayOf, sameClock, type DayAndTime } from './zone.ts';
