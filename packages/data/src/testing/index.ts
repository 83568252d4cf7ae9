export { mockClient, toSafeHref } from './mock-client.ts';
export { renderDataHook } from './render-data-hook.tsx';
