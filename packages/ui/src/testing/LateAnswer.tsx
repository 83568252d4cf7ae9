import { useState, type ReactNode } from 'react';

const LABEL = 'The server answers';

/** A story that shows one state at first, and another one once its hidden button is pressed: with `answer`. */
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

/** Lets the server of a `LateAnswer` answer. */
export function answer(canvas: { getByText: (text: string) => HTMLElement }): void {
  canvas.getByText(LABEL).click();
}
