import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { withSlash } from './address.ts';
import { Demo } from './demo.ts';
import { Drawer } from './Drawer.tsx';

/** Starts the mock backend in the page, and shows the drawer beside the portal, out of reach of its styles. */
export async function startDemo(baseUrl: string): Promise<void> {
  const inside = withSlash(location.href, baseUrl);
  if (inside !== location.href) {
    history.replaceState(null, '', inside);
    location.reload();
    // The portal is not to start before.
    return new Promise(() => undefined);
  }
  const demo = await Demo.start(baseUrl);
  const host = document.body.appendChild(document.createElement('portal-demo'));
  createRoot(host.attachShadow({ mode: 'open' })).render(createElement(Drawer, { demo }));
}
