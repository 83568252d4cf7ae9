export { CookiesBlockedScreen } from './CookiesBlockedScreen.tsx';
export {
  ForgotPasswordScreen,
  ForgotPasswordSkeleton,
  type ForgotPasswordScreenProps,
} from './ForgotPasswordScreen.tsx';
export { ProviderScreen, type ProviderState } from './ProviderScreen.tsx';
export { ResetPasswordScreen, type ResetPasswordScreenProps } from './ResetPasswordScreen.tsx';
export { SignInScreen, type Credentials, type SignInScreenProps } from './SignInScreen.tsx';
