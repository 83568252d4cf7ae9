export { SignInScreen, type Credentials, type SignInScreenProps, type SignInState } from './SignInScreen.tsx';
