import { PanelBoundary } from './PanelBoundary.tsx';
import { lazyRoute } from './lazy-route.tsx';

const { Component: Cards } = lazyRoute(() => import('../cards/CardsPanelContainer.tsx'), ['cards', 'pager']);

/** The payment cards of the profile (002 §2). In a file of its own, so that the dashboard's start does not load it. */
export function ProfileCards() {
  return (
    <PanelBoundary rows={1}>
      <Cards />
    </PanelBoundary>
  );
}
