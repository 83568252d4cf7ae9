// @vitest-environment jsdom
import type { CourseOrTest } from '@portal/domain/blocks';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderDataHook } from '../testing/index.ts';
import { useVideoSource } from './hooks.ts';

afterEach(cleanup);

const EMBED = 'Videos/GetVideoEmbedCode';
const render = (owner: CourseOrTest | null) => renderDataHook(() => useVideoSource(owner));

describe('where a video is played', () => {
  test('is fetched for its owner', async () => {
    const { result, calls } = render({ kind: 'course', id: 102 });
    expect(result.current.loadable.status).toBe('loading');
    await waitFor(() => expect(result.current.loadable).toMatchObject({ status: 'ready', value: { kind: 'frame' } }));
    expect(calls(EMBED)).toEqual([{ path: EMBED, body: { CoursePublishedId: 102, DiagnosticTestId: null } }]);
  });

  test('of no owner is a broken link, and nothing is fetched', () => {
    const { result, calls } = render(null);
    expect(result.current.loadable).toEqual({ status: 'ready', value: { kind: 'broken' } });
    expect(calls()).toEqual([]);
  });

  test('that could not be had is loading again while it is retried', async () => {
    const { result, backend } = render({ kind: 'course', id: 102 });
    backend.faults.fail(EMBED, { kind: 'offline' }, 1);
    await waitFor(() => expect(result.current.loadable).toMatchObject({ failure: { kind: 'serverDown' } }));
    backend.faults.fail(EMBED, { kind: 'never' });
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.loadable.status).toBe('loading'));
  });
});
