// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { renderHookInPortal } from '../testing/render-in-portal.tsx';
import { useSession } from '../session/SignedIn.tsx';
import { useArchivedNotice } from './useArchivedNotice.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test.each([
  ['is closed', null, '/MyPackages'],
  ['is closed before the next page is rendered', '/HelpTopics', '/HelpTopics'],
])('the dialog of a redirect that %s leaves the student where they are', async (_name, to, expected) => {
  const { result } = renderHookInPortal(() => {
    const notice = useArchivedNotice(useSession().account);
    return { notice, location: useLocation(), navigate: useNavigate() };
  });
  await act(async () => result.current.navigate('/MyPackages', { state: { blocked: true } }));
  await act(async () => {
    if (to !== null) void result.current.navigate(to);
    result.current.notice.close();
  });
  expect(result.current.location).toMatchObject({ pathname: expected, state: null });
});

test.each(['/AddBuyCourse', '/addbuycourse', '/AddBuyCourse/'])('the dialog is shown once on %s', (address) => {
  const render = () => renderHookInPortal(() => useArchivedNotice(useSession().account), { userName: 'ana', address });
  const { result } = render();
  expect(result.current.shown).toBe(true);
  act(() => result.current.close());
  expect(result.current.shown).toBe(false);
  cleanup();
  expect(render().result.current.shown).toBe(false);
});
