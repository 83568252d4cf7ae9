import { useState } from 'react';

/**
 * Holds a controlled value in a story, as a container does in the portal. It starts with the story's arg, and calls the
 * story's spy on every change.
 */
export function useControlled<T, N extends T>(initial: T, onChange: (next: N) => void): [T, (next: N) => void] {
  const [value, setValue] = useState<T>(initial);
  return [
    value,
    (next) => {
      setValue(next);
      onChange(next);
    },
  ];
}
