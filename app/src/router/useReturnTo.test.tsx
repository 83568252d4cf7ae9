// @vitest-environment jsdom
import { paths } from '@portal/domain/screens';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { useLateHistory } from '../testing/late-history.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import { RouterLink } from './RouterLink.tsx';
import { useReturnTo } from './useReturnTo.ts';

afterEach(cleanup);

const list = paths.bookedMeetings();
const opened = paths.bookedMeetings(601);

let address = '';
let back = () => {};
/** A list with a meeting that can be opened, and a page before it. */
function Page() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const returnTo = useReturnTo();
  useLateHistory();
  useEffect(() => {
    address = pathname + search;
    back = () => void navigate(-1);
  });
  return (
    <>
      <RouterLink href={list}>Booked meetings</RouterLink>
      <RouterLink href={opened}>Open</RouterLink>
      <button type="button" onClick={() => returnTo(list)}>
        Close
      </button>
    </>
  );
}

/** Does something, and waits for the history. */
const after = (press: () => void) =>
  act(async () => {
    press();
    await new Promise((done) => void setTimeout(done));
  });
const press = (name: string) => after(() => void fireEvent.click(screen.getByText(name)));
const open = () => renderInPortal(<Page />, { address: paths.dashboard });

test('what is opened from its list is closed by going back: the list is in the history once', async () => {
  open();
  await press('Booked meetings');
  await press('Open');
  expect(address).toBe(opened);
  await press('Close');
  expect(address).toBe(list);
  await after(() => back());
  expect(address).toBe(paths.dashboard);
});

test('what is opened from another page is replaced by its list', async () => {
  open();
  await press('Open');
  await press('Close');
  expect(address).toBe(list);
  await after(() => back());
  expect(address).toBe(paths.dashboard);
});

test('a link to what is open already does not hide that the list is below', async () => {
  open();
  await press('Booked meetings');
  await press('Open');
  await press('Open');
  await press('Close');
  await after(() => back());
  expect(address).toBe(paths.dashboard);
});

test('a second press, before the browser has gone back, leaves nothing else; what is opened again can be closed', async () => {
  open();
  await press('Booked meetings');
  for (let times = 0; times < 2; times += 1) {
    await press('Open');
    const button = screen.getByText('Close');
    await after(() => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    expect(address).toBe(list);
  }
  await after(() => back());
  expect(address).toBe(paths.dashboard);
});
