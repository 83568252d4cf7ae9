// @vitest-environment jsdom
import { paths } from '@portal/domain/screens';
import { cleanup, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import ResetPasswordContainer from './ResetPasswordContainer.tsx';

beforeEach(() => void vi.stubGlobal('matchMedia', () => new EventTarget()));
afterEach(cleanup);

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
