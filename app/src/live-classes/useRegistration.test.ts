// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderHookInPortal } from '../testing/render-in-portal.tsx';
import { useRegistration } from './useRegistration.ts';

afterEach(cleanup);

const CANCEL = 'LiveClass/CancelRegisterLiveClass';
const [OPEN, FULL, MINE] = [
  { id: 402, name: 'Planning' },
  { id: 403, name: 'Role plays' },
  { id: 406, name: 'Speaking' },
] as const;

function open() {
  const { result, ...rest } = renderHookInPortal(() => useRegistration('list'));
  const does = (action: (flow: ReturnType<typeof useRegistration>) => void) => act(() => action(result.current));
  const shows = (kind: string | undefined) => waitFor(() => expect(result.current.notice?.kind).toBe(kind));
  return { result, does, shows, ...rest };
}

test('a registration is cancelled after the question only, and once', async () => {
  const { does, shows, calls, result } = open();
  does(({ cancel }) => cancel(MINE));
  await shows('confirmCancel');
  expect(calls()).toEqual([]);
  does(({ confirmCancel }) => {
    confirmCancel();
    confirmCancel();
  });
  await shows('cancelled');
  expect(calls(CANCEL)).toHaveLength(1);
  expect(result.current.notice).toMatchObject({ name: 'Speaking' });
  does(({ dismissNotice }) => dismissNotice());
  await shows(undefined);
});

test('a question that is dismissed sends nothing', async () => {
  const { does, shows, calls } = open();
  does(({ cancel }) => cancel(MINE));
  does(({ dismissNotice }) => dismissNotice());
  await shows(undefined);
  does(({ confirmCancel }) => confirmCancel());
  expect(calls()).toEqual([]);
});

test('a cancelling that failed asks anew once that has been read', async () => {
  const { does, shows, backend } = open();
  backend.faults.fail(CANCEL, { kind: 'offline' }, 1);
  does(({ cancel }) => cancel(MINE));
  does(({ confirmCancel }) => confirmCancel());
  await shows('cancelFailed');
  does(({ dismissNotice }) => dismissNotice());
  await shows(undefined);
  does(({ cancel }) => cancel(MINE));
  await shows('confirmCancel');
});

test('what came of two registrations is said one after the other', async () => {
  const { result, does, shows } = open();
  does(({ register }) => {
    register(FULL);
    register(OPEN);
  });
  await waitFor(() =>
    expect([...result.current.registrations.values()].map(({ status }) => status)).toEqual(['done', 'done']),
  );
  expect(result.current.notice).toMatchObject({ id: FULL.id, kind: 'full' });
  does(({ dismissNotice }) => dismissNotice());
  await waitFor(() =>
    expect(result.current.notice).toMatchObject({ id: OPEN.id, kind: 'registered', name: 'Planning' }),
  );
  does(({ dismissNotice }) => dismissNotice());
  await shows(undefined);
});
