export {
  decodeClosestClass,
  decodeLiveClassCourses,
  decodeLiveClassPage,
  decodeNearest,
  decodeNextClasses,
  decodeRegistrationCheck,
  decodeServerMessage,
} from './decode.ts';
export { decodeLibraryCourses, decodeRecordingPage } from './library-decode.ts';
export type {
  ClassesTab,
  LibraryCourse,
  LiveClass,
  NamedClass,
  Recording,
  RecordingKind,
  RegistrationOutcome,
} from './model.ts';
export {
  isOutcomeNotice,
  registrationNotice,
  type ClassSubmissions,
  type RegistrationNotice,
} from './registration-notice.ts';
export {
  classTimes,
  coursePublishedIds,
  expiryOf,
  hasStaleClasses,
  shownClasses,
  hideClassInPage,
  markWatched,
  type ClassTimes,
  type Expiry,
} from './rules.ts';
export type {
  LibraryCourseWire,
  LibraryItemWire,
  LibraryRequestWire,
  LiveClassCourseWire,
  LiveClassesRequestWire,
  LiveClassEventWire,
  LiveClassValidationWire,
  WatchedRequestWire,
} from './wire.ts';
