export { RegistrationNotice } from './RegistrationNotice.tsx';
