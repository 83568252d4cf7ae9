import { renderHook, type RenderHookResult } from '@testing-library/react';
import { createDataWrapper, type DataOptions, type TestData } from './data-wrapper.tsx';
import { withWaitForTrigger } from './trigger-wait-for.ts';

/** Renders hooks of this package as the portal does, with a student signed in at the mock backend. */
export function renderDataHook<Result>(
  hook: () => Result,
  options?: DataOptions,
): RenderHookResult<Result, unknown> & TestData {
  const { DataWrapper, ...data } = createDataWrapper(options);
  return { ...renderHook(withWaitForTrigger(hook), { wrapper: DataWrapper }), ...data };
}
