export { useTextLang } from './useTextLang.ts';
