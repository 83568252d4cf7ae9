import { useState, type ReactNode } from 'react';

const LABEL = 'The server responds';

/**
 * Wrapper for a story with two states, before and after the server responds. Its play function calls `respond` to
 * switch.
 */
export function DeferredResponse({ children }: { children: (responded: boolean) => ReactNode }) {
  const [responded, setResponded] = useState(false);
  return (
    <>
      <button type="button" hidden onClick={() => setResponded(true)}>
        {LABEL}
      </button>
      {children(responded)}
    </>
  );
}

/** Switches the `DeferredResponse` of a story to the state after the response, by pressing its hidden button. */
export function respond(canvas: { getByText: (text: string) => HTMLElement }): void {
  canvas.getByText(LABEL).click();
}
