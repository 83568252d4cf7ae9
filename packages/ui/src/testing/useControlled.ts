import { useState } from 'react';

/**
 * Keeps a controlled value in a story, as a container does in the portal: starts with what the story shows, and tells
 * its spy of every change.
 */
export function useControlled<T, N extends T>(first: T, onChange: (next: N) => void): [T, (next: N) => void] {
  const [value, setValue] = useState<T>(first);
  return [
    value,
    (next) => {
      setValue(next);
      onChange(next);
    },
  ];
}
