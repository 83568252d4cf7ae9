import { useState, type ReactNode } from 'react';

const LABEL = 'The server answers';

/**
 * Wrapper for a story with two states, before and after the server answers. Its play function calls `answer` to switch.
 */
export function LateAnswer({ children }: { children: (answered: boolean) => ReactNode }) {
  const [answered, setAnswered] = useState(false);
  return (
    <>
      <button type="button" hidden onClick={() => setAnswered(true)}>
        {LABEL}
      </button>
      {children(answered)}
    </>
  );
}

/** Switches the `LateAnswer` of a story to its answered state, by pressing its hidden button. */
export function answer(canvas: { getByText: (text: string) => HTMLElement }): void {
  canvas.getByText(LABEL).click();
}
