// @vitest-environment jsdom
import type { ProfileWire } from '@portal/domain/profile';
import type { Fault, Student } from '@portal/mocks/mock-backend';
import { act, cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionStore } from '../session/session-store.ts';
import { createSession } from '../testing/create-session.ts';
import { NoObserver, stubDialogs } from '../testing/dialogs.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import ProfileContainer from './ProfileContainer.tsx';

// The whole page in jsdom: on a busy machine its first rendering takes seconds.
configure({ asyncUtilTimeout: 40_000 });

const UPDATE = 'Profile/UpdateProfile';
const LOST: Fault = { kind: 'status', status: 500 };
const REFUSED: Fault = { kind: 'rejected', messages: ['Not now.'] };

let takeDialogsAway = () => undefined as void;
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NoObserver);
  vi.stubGlobal('scrollTo', vi.fn());
  takeDialogsAway = stubDialogs();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  takeDialogsAway();
  localStorage.clear();
  sessionStorage.clear();
});

/** A browser in which students sign in, and open their profile. */
function openBrowser() {
  let account: unknown;
  const session: SessionStore = createSession(() => account);
  async function visit(userName = 'mei') {
    let navigate: ReturnType<typeof useNavigate>;
    let address = '';
    function Address() {
      navigate = useNavigate();
      address = useLocation().pathname;
      return null;
    }
    const portal = renderInPortal(
      <>
        <Address />
        <ProfileContainer />
      </>,
      { address: '/Profile', services: { session }, userName },
    );
    account = portal.student.account;
    await act(async () => void (await session.signIn(userName, 'secret')));
    await screen.findByLabelText('First name');
    return { ...portal, address: () => address, goTo: (to: string) => act(async () => navigate(to)) };
  }
  return { session, visit };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const save = async () => fireEvent.click(await screen.findByText('Save changes'));
const unsaved = () => screen.getByText('Not saved yet').nextElementSibling?.textContent;
const question = () => screen.queryByText('Leave without saving?');

/** From now on the server stores these values in place of whatever is sent for the fields. */
function storeAs({ student }: { student: Student }, own: Partial<ProfileWire>) {
  student.profile = new Proxy(student.profile, {
    set: (stored, name, sent) => Reflect.set(stored, name, { [name]: sent, ...own }[name as string]),
  });
}

describe('a saved profile', () => {
  test('is the account of the whole portal, and said', async () => {
    const { session, visit } = openBrowser();
    await visit();
    type('First name', 'Mei Ling');
    await save();
    await screen.findByText('Profile saved');
    expect(session.getState()).toMatchObject({ session: { account: { firstName: 'Mei Ling' } } });
    expect(screen.queryByText('Save changes')).toBeNull();
  });

  test('with a new email has the current one again, and a change that can be undone', async () => {
    const { session, visit } = openBrowser();
    await visit();
    type('Email', 'mei.new@example.com');
    await save();
    await screen.findByText(/mei\.new@example\.com/);
    await waitFor(() => expect(field('Email').value).toBe('mei@example.com'));
    expect(field('Email').readOnly).toBe(true);
    expect(session.getState()).toMatchObject({ session: { account: { emailChangePending: true } } });
    fireEvent.click(screen.getByText('Undo change'));
    fireEvent.click((await screen.findAllByText('Undo change')).at(-1) ?? expect.fail('no button'));
    await waitFor(() => expect(field('Email').readOnly).toBe(false));
    expect(session.getState()).toMatchObject({ session: { account: { emailChangePending: false } } });
  });

  test('with a new email: what was typed meanwhile in a field that is read-only by then is given up', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { backend, calls } = await openBrowser().visit();
    backend.faults.delay(UPDATE, 30_000);
    type('Email', 'mei.new@example.com');
    await save();
    await screen.findByText('Saving');
    type('First name', '');
    fireEvent.blur(field('First name'));
    await screen.findByText('This field is required');
    type('Address (optional)', '5 George St');
    act(() => void vi.advanceTimersByTime(30_000));
    await screen.findByText('Profile saved');
    await waitFor(() => expect(field('First name').readOnly).toBe(true));
    expect(field('First name').value).toBe('Mei');
    expect(screen.queryByText('This field is required')).toBeNull();
    await save();
    await waitFor(() => expect(calls(UPDATE)).toHaveLength(2));
    expect(calls(UPDATE)[1]?.body).toMatchObject({
      FirstName: 'Mei',
      EmailAddress: 'mei@example.com',
      Address: '5 George St',
    });
  });

  describe('in a form of the server’s own', () => {
    test('is in the form, and nothing is left to save', async () => {
      const { address, goTo, ...portal } = await openBrowser().visit();
      storeAs(portal, { LastName: 'Chan', Phone: '+61499999999', IsSyncToGoogleCalendar: false });
      type('Last name', 'chan');
      type('Phone', '+61 499 999 999');
      fireEvent.click(field('Sync to Google Calendar'));
      await save();
      await screen.findByText('Profile saved');
      await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
      expect([field('Last name').value, field('Phone').value]).toEqual(['Chan', '+61499999999']);
      expect(field('Sync to Google Calendar').checked).toBe(false);
      expect(sessionStorage.getItem('profileDraft')).toBeNull();
      await goTo('/Help');
      expect([question(), address()]).toEqual([null, '/Help']);
    });

    test('leaves what is typed meanwhile: it is all that is not saved', async () => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const portal = await openBrowser().visit();
      storeAs(portal, { LastName: 'Chan', Phone: '+61499999999' });
      portal.backend.faults.delay(UPDATE, 30_000);
      type('Last name', 'chan');
      type('Phone', '+61 499 999 999');
      await save();
      await screen.findByText('Saving');
      act(() => field('Last name').focus());
      type('Last name', 'chan-');
      field('Last name').setSelectionRange(2, 2);
      act(() => void vi.advanceTimersByTime(30_000));
      await screen.findByText('Profile saved');
      await waitFor(() => expect(unsaved()).toBe('Last name'));
      expect([field('Last name').value, field('Last name').selectionStart]).toEqual(['chan-', 2]);
      expect(document.activeElement).toBe(field('Last name'));
      expect(field('Phone').value).toBe('+61499999999');
    });
  });

  test.each([
    ['stays where the student types on', () => field('Last name')],
    ['is on the form when its button is gone', () => screen.getByText('Saving')],
  ])('focus %s', async (_name, focused) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { backend } = await openBrowser().visit();
    backend.faults.delay(UPDATE, 30_000);
    type('First name', 'Mei Ling');
    await save();
    await screen.findByText('Saving');
    const at = focused();
    const expected = at.matches('input') ? at : at.closest('form');
    act(() => at.focus());
    act(() => void vi.advanceTimersByTime(30_000));
    await screen.findByText('Profile saved');
    await waitFor(() => expect(document.activeElement).toBe(expected));
  });

  test('whose answer is lost is said to be saved, once it is seen to be', async () => {
    const { visit } = openBrowser();
    const { backend, student } = await visit();
    backend.faults.fail(UPDATE, LOST);
    type('First name', 'Mei Ling');
    student.account.FirstName = 'Mei Ling';
    await save();
    await screen.findByText('Profile saved');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('Save changes')).toBeNull();
  });

  test('that is refused stays as it was typed', async () => {
    const { session, visit } = openBrowser();
    const { backend } = await visit();
    backend.faults.fail(UPDATE, REFUSED);
    type('First name', 'Mei Ling');
    await save();
    await screen.findByText('Not now.');
    expect(field('First name').value).toBe('Mei Ling');
    expect(session.getState()).toMatchObject({ session: { account: { firstName: 'Mei' } } });
  });
});

describe('what was saved elsewhere', () => {
  const comeBack = () => act(() => void dispatchEvent(new Event('visibilitychange')));

  test('a new email that is confirmed by now stays when something else is saved', async () => {
    const { calls, student } = await openBrowser().visit('kai');
    expect(field('Email').readOnly).toBe(true);
    Object.assign(student.account, { IsHasEmailChangedRequest: false, NewEmailRequest: null });
    student.profile.EmailAddress = 'kai.new@example.com';
    comeBack();
    await waitFor(() => expect(field('Email').value).toBe('kai.new@example.com'));
    expect([field('Email').readOnly, field('Last name').readOnly]).toEqual([false, false]);
    expect(screen.queryByText('Undo change')).toBeNull();
    type('Address (optional)', '5 George St');
    await save();
    await screen.findByText('Profile saved');
    expect(calls(UPDATE)[0]?.body).toMatchObject({ EmailAddress: 'kai.new@example.com', Address: '5 George St' });
    expect(student.account.IsHasEmailChangedRequest).toBe(false);
  });

  test('is sent with the fields that are changed, also when the page was not left', async () => {
    const { calls, student } = await openBrowser().visit();
    student.profile.Phone = '+61 499 999 999';
    type('Address (optional)', '5 George St');
    await save();
    await screen.findByText('Profile saved');
    expect(calls(UPDATE)[0]?.body).toMatchObject({ Phone: '+61 499 999 999', Address: '5 George St' });
    expect(field('Phone').value).toBe('+61 499 999 999');
  });

  test('is in the fields that nobody has changed, and neither focus nor what was typed is lost', async () => {
    const { student } = await openBrowser().visit();
    type('Address (optional)', '5 George St');
    act(() => field('Address (optional)').focus());
    student.profile.Phone = '+61 499 999 999';
    student.profile.Address = 'Elsewhere';
    comeBack();
    await waitFor(() => expect(field('Phone').value).toBe('+61 499 999 999'));
    expect(field('Address (optional)').value).toBe('5 George St');
    expect(document.activeElement).toBe(field('Address (optional)'));
    expect(unsaved()).toBe('Address');
  });

  test('that cannot be fetched leaves everything as it is', async () => {
    const { backend, failures } = await openBrowser().visit();
    backend.faults.fail('Profile/GetProfile', LOST);
    type('Address (optional)', '5 George St');
    act(() => field('Address (optional)').focus());
    comeBack();
    await waitFor(() => expect(failures()).toEqual([{ path: 'Profile/GetProfile', silent: true }]));
    expect(field('Address (optional)').value).toBe('5 George St');
    expect(document.activeElement).toBe(field('Address (optional)'));
  });

  test('does not count as typed for a moment', async () => {
    const { student, queries } = await openBrowser().visit();
    const kept = vi.spyOn(Storage.prototype, 'setItem');
    student.profile.Phone = '+61 499 999 999';
    comeBack();
    await waitFor(() => expect(field('Phone').value).toBe('+61 499 999 999'));
    expect(queries.isFetching()).toBe(0);
    expect(kept.mock.calls.filter(([key]) => key === 'profileDraft')).toEqual([]);
    kept.mockRestore();
  });

  test('is not overwritten by a draft, which has only what was changed', async () => {
    const { visit } = openBrowser();
    await visit();
    type('Address (optional)', '5 George St');
    expect(JSON.parse(sessionStorage.getItem('profileDraft') ?? '')).toEqual({
      studentId: 7001,
      changes: { address: '5 George St' },
    });
    cleanup();
    const { calls, student } = await visit();
    student.profile.Phone = '+61 499 999 999';
    comeBack();
    await waitFor(() => expect(field('Phone').value).toBe('+61 499 999 999'));
    expect(unsaved()).toBe('Address');
    await save();
    await screen.findByText('Profile saved');
    expect(calls(UPDATE)[0]?.body).toMatchObject({ Phone: '+61 499 999 999', Address: '5 George St' });
  });
});

describe('names that were typed while a new email was entered elsewhere', () => {
  const enterElsewhere = ({ student }: { student: Student }) =>
    Object.assign(student.account, { IsHasEmailChangedRequest: true, NewEmailRequest: 'mei.new@example.com' });
  const comeBack = () => act(() => void dispatchEvent(new Event('visibilitychange')));
  const notice = async () => (await screen.findByText('These changes aren’t saved')).parentElement?.textContent ?? '';

  test('are not said to be saved: it is said why, and with which names', async () => {
    const portal = await openBrowser().visit();
    enterElsewhere(portal);
    type('First name', 'Mei Ling');
    await save();
    expect(await notice()).toMatch(/locked until your new email is confirmed.*First name: Mei Ling/s);
    await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
    expect(screen.queryByText('Profile saved')).toBeNull();
    expect(portal.calls(UPDATE)).toEqual([]);
    expect([field('First name').value, field('First name').readOnly]).toEqual(['Mei', true]);
    expect(document.activeElement?.textContent).toContain('Mei Ling');
  });

  test('stay on the page that says so, and only the other changes are saved', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const portal = await openBrowser().visit();
    enterElsewhere(portal);
    portal.backend.faults.delay(UPDATE, 30_000);
    type('Last name', 'Chan');
    type('Address (optional)', '5 George St');
    await save();
    await screen.findByText('Saving');
    await portal.goTo('/Help');
    await waitFor(() => expect(portal.calls(UPDATE)).toHaveLength(1));
    act(() => void vi.advanceTimersByTime(30_000));
    await screen.findByText('Your other changes are saved');
    expect(await notice()).toContain('Last name: Chan');
    expect(portal.calls(UPDATE)[0]?.body).toMatchObject({ LastName: 'Chen', Address: '5 George St' });
    expect([portal.address(), field('Address (optional)').value]).toEqual(['/Profile', '5 George St']);
    await portal.goTo('/Help');
    expect([portal.address(), question()]).toEqual(['/Help', null]);
  });

  test('are in the form again once it can be undone', async () => {
    const portal = await openBrowser().visit();
    type('First name', 'Mei Ling');
    enterElsewhere(portal);
    comeBack();
    expect(await notice()).toContain('First name: Mei Ling');
    expect(field('First name').value).toBe('Mei');
    fireEvent.click(screen.getByText('Undo change'));
    fireEvent.click((await screen.findAllByText('Undo change')).at(-1) ?? expect.fail('no button'));
    await waitFor(() => expect(unsaved()).toBe('First name'));
    expect([field('First name').value, field('First name').readOnly]).toEqual(['Mei Ling', false]);
    expect(screen.queryByText('These changes aren’t saved')).toBeNull();
  });

  test('are said not to be saved also when saving the rest is refused', async () => {
    const portal = await openBrowser().visit();
    enterElsewhere(portal);
    portal.backend.faults.fail(UPDATE, REFUSED);
    type('First name', 'Mei Ling');
    type('Address (optional)', '5 George St');
    await save();
    await screen.findByText('Not now.');
    expect(await notice()).toContain('First name: Mei Ling');
    expect(unsaved()).toBe('Address');
  });

  test('and were saved with a new email of this page are not said to be lost, in whichever form they are stored', async () => {
    const portal = await openBrowser().visit();
    storeAs(portal, { LastName: 'Chan' });
    type('Last name', 'chan');
    type('Email', 'mei.new@example.com');
    await save();
    await screen.findByText('Profile saved');
    await waitFor(() => expect(field('Last name').readOnly).toBe(true));
    expect(field('Last name').value).toBe('Chan');
    expect(screen.queryByText('These changes aren’t saved')).toBeNull();
  });
});

test('a choice that the school’s lists do not have is shown, is no change when it is visited, and is sent as it was', async () => {
  const { calls, student } = await openBrowser().visit();
  Object.assign(student.profile, { EnglishStartYear: 1961, Gender: 'N', CountryOfResidenceId: 901 });
  act(() => void dispatchEvent(new Event('visibilitychange')));
  const choice = (label: string) => screen.getByLabelText<HTMLSelectElement>(label).selectedOptions[0]?.textContent;
  await waitFor(() => expect(choice('Started learning English')).toBe('1961'));
  expect(choice('Gender')).toBe('Your saved choice (N)');
  expect(field('Country of residence').value).toBe('Your saved choice (901)');
  for (const label of ['Started learning English', 'Gender', 'Country of residence']) {
    fireEvent.focus(field(label));
    fireEvent.blur(field(label));
  }
  type('Address (optional)', '5 George St');
  await waitFor(() => expect(unsaved()).toBe('Address'));
  await save();
  await screen.findByText('Profile saved');
  expect(calls(UPDATE)[0]?.body).toMatchObject({ EnglishStartYear: 1961, Gender: 'N', CountryOfResidenceId: 901 });
});

test('an undone change of the email leads to the email, also when only the answer was lost', async () => {
  const { backend, student } = await openBrowser().visit('kai');
  backend.faults.fail('Profile/UndoEmailChanges', LOST);
  fireEvent.click(screen.getByText('Undo change'));
  Object.assign(student.account, { IsHasEmailChangedRequest: false, NewEmailRequest: null });
  fireEvent.click((await screen.findAllByText('Undo change')).at(-1) ?? expect.fail('no button'));
  await waitFor(() => expect(document.activeElement).toBe(field('Email')));
  expect(field('Email').readOnly).toBe(false);
});

describe('leaving', () => {
  test('asks while something is not saved, and loses nothing of it', async () => {
    const { address, goTo } = await openBrowser().visit();
    await goTo('/Profile');
    type('First name', 'Mei Ling');
    await goTo('/Help');
    expect(question()).not.toBeNull();
    fireEvent.click(screen.getByText('Keep editing'));
    expect([address(), field('First name').value]).toEqual(['/Profile', 'Mei Ling']);
    await goTo('/Help');
    await act(async () => void fireEvent.click(screen.getByText('Leave')));
    expect(address()).toBe('/Help');
  });

  test.each([
    ['goes on once it is saved', null, '/Help'],
    ['stays with the reason when saving is refused', REFUSED, '/Profile'],
  ])('while it is saved does not ask, and %s', async (_name, fault, to) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { backend, address, goTo } = await openBrowser().visit();
    backend.faults.delay(UPDATE, 30_000);
    if (fault) backend.faults.fail(UPDATE, fault);
    type('Email', 'mei.new@example.com');
    await save();
    await screen.findByText('Saving');
    await goTo('/Help');
    await screen.findByText('You’ll leave this page once your changes are saved.');
    expect([question(), address()]).toEqual([null, '/Profile']);
    act(() => void vi.advanceTimersByTime(30_000));
    await (fault ? screen.findByText('Not now.') : waitFor(() => expect(address()).toBe(to)));
    expect([question(), address()]).toEqual([null, to]);
  });

  test('does not ask once it is saved, or put back', async () => {
    const { address, goTo } = await openBrowser().visit();
    type('First name', 'Mei Ling');
    await save();
    await screen.findByText('Profile saved');
    type('First name', 'Mei');
    fireEvent.click(await screen.findByText('Discard'));
    await goTo('/Help');
    expect(question()).toBeNull();
    expect(address()).toBe('/Help');
  });
});

describe('when the session expires', () => {
  test('what was typed is back for the same student, until it is given up, and not saved yet', async () => {
    const { session, visit } = openBrowser();
    await visit();
    type('First name', 'Mei Ling');
    act(() => session.expire([]));
    cleanup();
    const { calls } = await visit();
    expect(field('First name').value).toBe('Mei Ling');
    expect(screen.queryByText('We kept what you typed')).not.toBeNull();
    expect(calls(UPDATE)).toEqual([]);
    cleanup();
    const { goTo } = await visit();
    expect(field('First name').value).toBe('Mei Ling');
    await goTo('/');
    fireEvent.click(screen.getByText('Leave'));
    cleanup();
    await visit();
    expect(field('First name').value).toBe('Mei');
  });

  test.each([
    ['discarded', async () => void fireEvent.click(await screen.findByText('Discard'))],
    ['put back', async () => type('First name', 'Mei')],
    [
      'saved',
      async () => {
        await save();
        await screen.findByText('Profile saved');
      },
    ],
  ])('once it is %s, what is typed next is nothing that was kept', async (_name, finish) => {
    const { visit } = openBrowser();
    await visit();
    type('First name', 'Mei Ling');
    cleanup();
    await visit();
    expect(screen.queryByText('We kept what you typed')).not.toBeNull();
    await finish();
    await waitFor(() => expect(screen.queryByText('We kept what you typed')).toBeNull());
    type('Address (optional)', '5 George St');
    await screen.findByText('Save changes');
    expect(screen.queryByText('We kept what you typed')).toBeNull();
  });

  test('once it is saved, what was typed meanwhile is nothing that was kept', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { visit } = openBrowser();
    await visit();
    type('First name', 'Mei Ling');
    cleanup();
    const { backend } = await visit();
    backend.faults.delay(UPDATE, 30_000);
    await save();
    await screen.findByText('Saving');
    type('Address (optional)', '5 George St');
    act(() => void vi.advanceTimersByTime(30_000));
    await screen.findByText('Profile saved');
    await screen.findByText('Save changes');
    expect(screen.queryByText('We kept what you typed')).toBeNull();
  });

  test('another student gets nothing of it', async () => {
    const { session, visit } = openBrowser();
    await visit();
    type('Address (optional)', 'A secret place');
    act(() => session.expire([]));
    cleanup();
    await visit('kai');
    expect(field('Address (optional)').value).not.toBe('A secret place');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('A secret place');
  });

  test('nothing is kept of a student who logs out', async () => {
    const { session, visit } = openBrowser();
    await visit();
    type('Address (optional)', 'A secret place');
    await act(() => session.signOut());
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('A secret place');
  });
});

test('a student of a partner has no address', async () => {
  const { session } = openBrowser();
  const portal = renderInPortal(<ProfileContainer />, { services: { session } });
  portal.backend.integration = { ...portal.backend.integration, Instance: 'Celpip' };
  await screen.findByLabelText('First name');
  expect(screen.queryByLabelText('Address (optional)')).toBeNull();
});

test('the page scrolls to its top after 500 ms, not before (002 §9)', () => {
  vi.useFakeTimers();
  renderInPortal(<ProfileContainer />, { services: { session: openBrowser().session } });
  act(() => void vi.advanceTimersByTime(499));
  expect(scrollTo).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test('who has moved on the page already is not thrown back to its top', () => {
  vi.useFakeTimers();
  renderInPortal(<ProfileContainer />, { services: { session: openBrowser().session } });
  act(() => void vi.advanceTimersByTime(400));
  fireEvent.pointerDown(document.body);
  act(() => void vi.advanceTimersByTime(1000));
  expect(scrollTo).not.toHaveBeenCalled();
});
