// @vitest-environment jsdom
import { paths } from '@portal/domain/screens';
import type { Fault } from '@portal/mocks/mock-backend';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import ResetPasswordContainer from './ResetPasswordContainer.tsx';

beforeEach(() => void vi.stubGlobal('matchMedia', () => new EventTarget()));
afterEach(() => {
  cleanup();
  // The colours of the school.
  localStorage.clear();
});

/** The token that is checked when a link is opened. */
async function checkedAt(address: string): Promise<unknown> {
  const { calls } = renderInPortal(
    <Routes>
      <Route path="/ForgotPassword/ResetPassword/:token" element={<ResetPasswordContainer />} />
    </Routes>,
    { address },
  );
  const checks = () => calls('Account/ValidateResetPasswordToken');
  await waitFor(() => expect(checks()).toHaveLength(1));
  return checks()[0]?.body;
}

test.each(['reset-mei', 'a/b+c==', 'a%2Fb', 'a%b', 'a b?c#d', 'ü.~_-'])(
  'the token %s of a link is checked as it is',
  async (token) => {
    expect(await checkedAt(paths.resetPassword(token))).toEqual({ Token: token });
  },
);

test.each([
  ['/forgotpassword/resetpassword/reset-mei/', 'reset-mei'],
  ['/ForgotPassword/ResetPassword/50%', '50%'],
])('that of %s, which a student has typed, is %s', async (address, token) => {
  expect(await checkedAt(address)).toEqual({ Token: token });
});

const RESET = 'Account/ResetPassword';

/** The form of a working link with both passwords typed, while the call fails. */
async function openFilled(fault: Fault) {
  const { backend } = renderInPortal(
    <Routes>
      <Route path="/ForgotPassword/ResetPassword/:token" element={<ResetPasswordContainer />} />
    </Routes>,
    { address: paths.resetPassword('reset-mei') },
  );
  backend.faults.fail(RESET, fault);
  for (const field of ['New password', 'Confirm new password'])
    fireEvent.change(await screen.findByLabelText(field), { target: { value: 'Study-2027x' } });
  return {
    backend,
    save: () => fireEvent.click(screen.getByRole('button', { name: 'Save password' })),
    links: () =>
      within(screen.getByRole('alert'))
        .queryAllByRole('link')
        .map((link) => link.getAttribute('href')),
  };
}

test('that the password may be changed is said after a lost answer, and still after the refusal that follows', async () => {
  const { backend, save, links } = await openFilled({ kind: 'status', status: 500 });
  save();
  await screen.findByText('We don’t know whether your password was changed');
  expect(links()).toEqual([paths.login]);
  backend.faults.clear();
  backend.faults.fail(RESET, { kind: 'rejected', messages: ['This link has been used already.'] });
  save();
  await screen.findByText(/This link has been used already\..*An earlier try may have changed it/s);
  expect(links()).toEqual([paths.login]);
});

test('a refusal alone says only why', async () => {
  const { save, links } = await openFilled({ kind: 'rejected', messages: ['Too short.'] });
  save();
  expect((await screen.findByText('Too short.')).textContent).toBe('Too short.');
  expect(links()).toEqual([]);
});
