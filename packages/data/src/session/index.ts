export { auth0UserInfo, azureUserInfo, checkIdProvider } from './identity-api.ts';
export { checkAuth, checkAuthCall, login, loginUsingToken, logout } from './api.ts';
export { useAccount, useForgotPassword, useResendEmailVerification, useResetLink, useResetPassword } from './hooks.ts';
export { fetchAccount } from './fetch-account.ts';
