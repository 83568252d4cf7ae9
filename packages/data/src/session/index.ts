export { checkAuth, checkAuthCall, login, logout } from './api.ts';
