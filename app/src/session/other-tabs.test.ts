// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createOtherTabs } from './other-tabs.ts';

test('a browser that refuses the channel, as Firefox does with blocked cookies, has no other tabs', () => {
  vi.stubGlobal('BroadcastChannel', function refuse() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const tabs = createOtherTabs();
  const listener = vi.fn();
  tabs.listen(listener);
  tabs.broadcast('signedOut');
  expect(listener).not.toHaveBeenCalled();
  dispatchEvent(new Event('focus'));
  expect(listener).toHaveBeenCalledExactlyOnceWith(null);
});
