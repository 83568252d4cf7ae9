// @vitest-environment jsdom
import { paths } from '@portal/domain/screens';
import { LinkContext } from '@portal/ui/links';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RouterLink } from '../router/RouterLink.tsx';
import { NoObserver, stubDialogs } from '../testing/dialogs.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import BookedMeetingsContainer from './BookedMeetingsContainer.tsx';

let takeAway = () => {};
beforeEach(() => {
  takeAway = stubDialogs();
  vi.stubGlobal('IntersectionObserver', NoObserver);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800);
  vi.stubGlobal('matchMedia', () => new EventTarget());
});
afterEach(() => {
  cleanup();
  takeAway();
});

let address = '';
/** The page over the hub, as the student's history has it. */
function Page() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    address = pathname + search;
  });
  return (
    <LinkContext value={RouterLink}>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      {pathname === paths.bookedMeetings() ? (
        <BookedMeetingsContainer />
      ) : (
        <RouterLink href={paths.bookedMeetings()}>All booked meetings</RouterLink>
      )}
    </LinkContext>
  );
}

test('a meeting that is closed leaves no entry: the first Back leaves the list (APT-05)', async () => {
  renderInPortal(<Page />, { address: paths.meetings });
  fireEvent.click(screen.getByRole('link'));
  fireEvent.click(
    (await screen.findAllByRole('link', { name: /Speaking feedback.*Daniel Okafor/ }))[0] ?? expect.fail(),
  );
  const dialog = await screen.findByRole('dialog');
  expect(address).toMatch(/appointment=/);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(address).toBe(paths.bookedMeetings()));
  await act(async () => fireEvent.click(screen.getByText('Back')));
  expect(address).toBe(paths.meetings);
});
