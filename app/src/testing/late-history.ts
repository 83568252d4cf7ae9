import { use, useEffect } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

/** Makes the test's history go back only after the press, as in a browser. */
export function useLateHistory(): void {
  const { navigator } = use(NavigationContext);
  useEffect(() => {
    const { go } = navigator;
    Object.assign(navigator, { go: (delta: number) => setTimeout(() => go.call(navigator, delta)) });
    return () => void Object.assign(navigator, { go });
  }, [navigator]);
}
