export { accountQuery, resendEmailVerification } from './account-api.ts';
export { auth0UserInfo, azureUserInfo, checkIdProvider } from './identity-api.ts';
export { checkAuth, checkAuthCall, login, loginUsingToken, logout } from './api.ts';
export { forgotPassword, resetPassword, resetTokenQuery } from './password-api.ts';
