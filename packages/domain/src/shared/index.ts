export { textLanguage } from './text-language.ts';
export { beforeLastWord, truncate } from './truncate.ts';
export {
  calendarDay,
  codeSchema,
  lenientDay,
  decode,
  decodeBoolean,
  flagSchema,
  instant,
  intSchema,
  optionalInstant,
  optionalInt,
  optionalText,
  percent,
  roundedPercent,
  rowsSchema,
  strictFlag,
  timeOfDay,
  wholePercent,
  oneOf,
} from './decode.ts';
export { isOutcomeUnknown, showsOutcomeUnknown, toFailure, FailureError, type Failure } from './failure.ts';
export { isFileMissing } from './missing-file.ts';
export { failed, loading, mapLoadable, ready, type Loadable } from './loadable.ts';
export {
  instantsOf,
  joinPages,
  LIST_PAGE_SIZE,
  nextPage,
  readyList,
  transformRows,
  type FetchedPage,
  type LoadableList,
  type NextPageState,
} from './loadable-list.ts';
export { decodePage, withConsistentTotal, type Page, type PagedRequestWire, type PagedWire } from './paged.ts';
export { existingPage, lastPage, PAGE_SIZES, rowsOfPage, type PageSize, type PageRequest } from './pager.ts';
export type { DecodeContext, Href, LinkHref, SafeHref, ScreenHref, ToSafeHref } from './href.ts';
export { linkOrText, type LinkOrText } from './link-or-text.ts';
export {
  createToSafeHref,
  mailHref,
  originHref,
  parseUrl,
  safeUrl,
  trimTrailingSlashes,
  withQuery,
} from './safe-url.ts';
export { done, idle, pending, type Submission } from './submission.ts';
export {
  addDays,
  dayOfMonth,
  instantInZone,
  nextTimeInZone,
  inZone,
  mondayOf,
  sameClock,
  type DayAndTime,
} from './zone.ts';
export type {
  Base64Wire,
  CourseStatusWire,
  DayOrEmptyWire,
  DayWire,
  EnrollmentStatusWire,
  HtmlWire,
  IconSourceWire,
  InstantOrEmptyWire,
  InstantWire,
  IntWire,
  ItemTypeWire,
  MeetingModeWire,
  MeetingStatusOrEmptyWire,
  MeetingStatusWire,
  PackageTypeWire,
  ProgressStatusWire,
  PublishedStatusWire,
  TimeOrEmptyWire,
  TimeWire,
  UrlOrEmptyWire,
  UrlWire,
  VideoChannelWire,
} from './wire.ts';
