export { createDataWrapper, type DataOptions, type TestData } from './data-wrapper.tsx';
export { mockClient, toSafeHref } from './mock-client.ts';
export { mutate } from './mutate.ts';
export { renderDataHook } from './render-data-hook.ts';
export { withWaitForTrigger } from './trigger-wait-for.ts';
