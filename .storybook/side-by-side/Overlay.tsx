import { SideBySideIcon } from '@storybook/icons';
import { useEffect, type ReactNode } from 'react';
import { ToggleButton } from 'storybook/internal/components';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { FIRST_LOOKS } from './looks.ts';
import { SideBySide, useLooks } from './SideBySide.tsx';

/** The toolbar button that opens and closes the view side by side. */
export function Toggle() {
  const [looks, setLooks] = useLooks();
  const on = looks.length > 0;
  return (
    <ToggleButton
      padding="small"
      variant="ghost"
      pressed={on}
      ariaLabel="Side by side: up to four looks at once"
      onClick={() => setLooks(on ? null : FIRST_LOOKS)}
    >
      <SideBySideIcon /> Side by side
    </ToggleButton>
  );
}

/** Shows the view side by side over the canvas, which stays mounted and becomes inert. */
export function Overlay({ storyId, children }: { storyId: string; children?: ReactNode }) {
  const [looks] = useLooks();
  const { viewMode } = useStorybookState();
  const on = looks.length > 0 && viewMode === 'story';
  const api = useStorybookApi();
  useEffect(() => {
    // Hides the panel while looks are shown, since they need its space.
    if (!on || !api.getIsPanelShown()) return undefined;
    api.togglePanel(false);
    return () => api.togglePanel(true);
  }, [on, api]);
  return (
    <>
      <div inert={on} style={{ display: 'contents' }}>
        {children}
      </div>
      {on && <SideBySide storyId={storyId} />}
    </>
  );
}
