export { ErrorScreen, type ErrorKind, type ErrorScreenProps } from './ErrorScreen.tsx';
export { UnauthorizedScreen, type UnauthorizedScreenProps } from './UnauthorizedScreen.tsx';
