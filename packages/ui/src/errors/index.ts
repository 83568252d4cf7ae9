export { ErrorScreen, type ErrorKind, type ErrorScreenProps } from './ErrorScreen.tsx';
