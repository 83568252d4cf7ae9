export {
  decodeClosestClass,
  decodeDone,
  decodeLiveClassCourses,
  decodeLiveClassPage,
  decodeNearest,
  decodeNextClasses,
  decodeRegistrationCheck,
} from './decode.ts';
export { decodeLibraryCourses, decodeRecordingPage } from './library-decode.ts';
export type {
  ClassesTab,
  LibraryCourse,
  LiveClass,
  Recording,
  RecordingKind,
  Registration,
  RegistrationCheck,
} from './model.ts';
export {
  noticeOf,
  registrationOf,
  withRegistration,
  type ClassRegistration,
  type Registrations,
} from './registrations.ts';
export {
  classTimes,
  coursePublishedIds,
  expiryOf,
  lagsBehind,
  shownClasses,
  withoutClass,
  withWatched,
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
