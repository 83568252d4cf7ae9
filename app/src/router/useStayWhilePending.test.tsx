// @vitest-environment jsdom
import { done, failed, idle, pending, type Submission } from '@portal/domain/shared';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { addLeaveGuard, askBeforeLeaving, listenBeforeRouter } from './leave-guard.ts';
import { useStayWhilePending } from './useStayWhilePending.ts';

configure({ asyncUtilTimeout: 30_000 });
beforeAll(listenBeforeRouter);
beforeEach(() => history.replaceState(null, '', '/'));
afterEach(cleanup);

function Page({ saving }: { saving: Submission }) {
  useStayWhilePending(idle, saving);
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{pathname + search}</output>
      <Link to="/packages">packages</Link>
      <Link to="/packages?tab=2">tab</Link>
    </>
  );
}

const view = (saving: Submission) => (
  <BrowserRouter>
    <Page saving={saving} />
  </BrowserRouter>
);

/** The page of packages, to which a link of the first page led. */
function open(saving: Submission) {
  const { rerender } = render(view(saving));
  fireEvent.click(screen.getByText('packages'));
  return (next: Submission) => rerender(view(next));
}

const shown = () => screen.getByRole('status').textContent;
/** Goes back, and waits until the browser has been on another entry and is here again. */
async function backAndReturn() {
  const here = location.href;
  const go = vi.spyOn(history, 'go');
  history.back();
  await waitFor(() => expect(go).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(location.href).toBe(here));
  go.mockRestore();
}

test('the page stays at each back while it is pending, and is left once there is a response', async () => {
  const set = open(pending);
  await backAndReturn();
  expect([location.pathname, shown()]).toEqual(['/packages', '/packages']);
  await backAndReturn();
  expect(shown()).toBe('/packages');
  set(failed({ kind: 'serverDown', status: 500 }));
  expect(shown()).toBe('/packages');
  history.back();
  await waitFor(() => expect(shown()).toBe('/'));
});

test('back within the page is held as well, after a navigation within it', async () => {
  const set = open(pending);
  fireEvent.click(screen.getByText('tab'));
  expect(shown()).toBe('/packages?tab=2');
  await backAndReturn();
  expect(shown()).toBe('/packages?tab=2');
  set(done(undefined));
  history.back();
  await waitFor(() => expect(shown()).toBe('/packages'));
});

test('over a form with changes the guard of the form is back once there is a response; logging out asks the form meanwhile', async () => {
  const asked: string[] = [];
  onTestFinished(
    addLeaveGuard({
      onPop: (event) => {
        event.stopImmediatePropagation();
        asked.push('back');
      },
      hold: () => asked.push('log out'),
    }),
  );
  const set = open(pending);
  await backAndReturn();
  expect(asked).toEqual([]);
  askBeforeLeaving(() => undefined);
  expect(asked).toEqual(['log out']);
  set(done(undefined));
  history.back();
  await waitFor(() => expect(asked).toEqual(['log out', 'back']));
});
