export { libraryQueries, LIBRARY_KEY, setAsWatched, showAsWatched } from './library.ts';
export { hideClass, LIVE_CLASSES_KEY, liveClassQueries } from './queries.ts';
export { cancelRegistration, register } from './registration.ts';
