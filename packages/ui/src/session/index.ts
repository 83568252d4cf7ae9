export type { CaptchaSlot } from './CaptchaField.tsx';
export {
  ForgotPasswordScreen,
  type ForgotPasswordScreenProps,
  type ForgotPasswordState,
} from './ForgotPasswordScreen.tsx';
export type { NewPassword } from './NewPasswordForm.tsx';
export { ProviderScreen, type ProviderState } from './ProviderScreen.tsx';
export { ResetPasswordScreen, type ResetPasswordScreenProps, type ResetPasswordState } from './ResetPasswordScreen.tsx';
export { SignInScreen, type Credentials, type SignInScreenProps, type SignInState } from './SignInScreen.tsx';
