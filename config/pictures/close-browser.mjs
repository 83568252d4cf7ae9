// @ts-check
export { closeBrowser as default } from './environment.mjs';
