export { plainText } from './plain-text.ts';
export { SafeHtml } from './SafeHtml.tsx';
