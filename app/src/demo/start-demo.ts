import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { withSlash } from './address.ts';
import { Demo } from './demo.ts';
import { Drawer } from './Drawer.tsx';

/**
 * Starts the mock backend in the page, and shows the drawer beside the portal, in a shadow root that the portal's
 * styles do not reach.
 */
export async function startDemo(baseUrl: string): Promise<void> {
  const inside = withSlash(location.href, baseUrl);
  if (inside !== location.href) {
    history.replaceState(null, '', inside);
    location.reload();
    // Never resolves, so that the portal does not start before the reload.
    return new Promise(() => undefined);
  }
  const demo = await Demo.start(baseUrl);
  const host = document.body.appendChild(document.createElement('portal-demo'));
  createRoot(host.attachShadow({ mode: 'open' })).render(createElement(Drawer, { demo }));
}
