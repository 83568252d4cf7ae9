// @vitest-environment jsdom
import { personas } from '@portal/mocks/personas';
import { ToastProvider } from '@portal/ui/kit';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import CardsPanelContainer from './CardsPanelContainer.tsx';

// jsdom does not scroll.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test.each(['PaymentMethod/GetGridJson', 'PaymentMethod/GetDefault', 'Profile/GetDefaultPayment'])(
  'after a change, a failed %s says that the cards may be out of date, and a retry fetches it again',
  async (call) => {
    const { backend, calls } = renderInPortal(
      <ToastProvider>
        <CardsPanelContainer />
      </ToastProvider>,
      { userName: personas.many.userName },
    );
    const [setDefault] = await screen.findAllByText(/^Set as default/);
    backend.faults.fail(call, { kind: 'status', status: 500 }, 1);
    fireEvent.click(setDefault ?? expect.fail());
    const alert = await screen.findByText('Your cards may be out of date');
    const before = calls(call).length;
    fireEvent.click(screen.getByText('Try again'));
    await waitFor(() => expect(alert.isConnected).toBe(false));
    expect(calls(call)).toHaveLength(before + 1);
  },
);

test('the cards wait only briefly for a default payment that never comes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { backend, calls } = renderInPortal(
    <ToastProvider>
      <CardsPanelContainer />
    </ToastProvider>,
    { userName: personas.many.userName },
  );
  backend.faults.fail('Profile/GetDefaultPayment', { kind: 'never' });
  await waitFor(() => expect(calls('Profile/GetDefaultPayment')).toHaveLength(1));
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(await screen.findAllByText(/^Set as default/)).not.toHaveLength(0);
});
