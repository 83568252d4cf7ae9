// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderHookInPortal } from '../testing/render-in-portal.tsx';
import { useMessagesShown } from './useMessagesShown.ts';

afterEach(cleanup);

test('messages are led to once the server says that the student has them', async () => {
  const { result } = renderHookInPortal(useMessagesShown);
  expect(result.current).toBe(false);
  await waitFor(() => expect(result.current).toBe(true));
});

test('not where it does not say so', async () => {
  const { result, backend, failures } = renderHookInPortal(useMessagesShown);
  backend.faults.fail('Message/IsMessageEnabled', { kind: 'status', status: 500 });
  await waitFor(() => expect(failures()).toHaveLength(1));
  expect(result.current).toBe(false);
});
