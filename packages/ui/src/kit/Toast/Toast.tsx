import { createContext, use, useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';

type Toasts = ComponentType<{ texts: readonly string[] }>;

/** Shows a text as a toast. */
type ShowToast = (text: string) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** Provides `useToast` and shows the toasts. Render it once, around the page. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [texts, setTexts] = useState<readonly string[]>([]);
  const [Shown, setShown] = useState<Toasts | null>(null);
  // Runs again for each toast, because the code may not have been fetched before for lack of a connection.
  useEffect(() => {
    import('./Toasts.tsx').then(
      (module) => setShown(() => module.default),
      () => undefined,
    );
  }, [texts]);
  return (
    <ToastContext value={useCallback((text) => setTexts((before) => [...before, text]), [])}>
      {children}
      {Shown && <Shown texts={texts} />}
    </ToastContext>
  );
}

/**
 * Returns a function that shows a toast for six seconds, to confirm a small action ("Profile saved"). Show errors in an
 * `Alert`, which stays.
 */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('no ToastProvider above this component');
  return show;
}
