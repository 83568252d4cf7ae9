import { createContext, use, useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';

type Toasts = ComponentType<{ texts: readonly string[] }>;

/** Shows a text as a toast. */
type ShowToast = (text: string) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** Provides `useToast` and shows the toasts; once, around a page. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [texts, setTexts] = useState<readonly string[]>([]);
  const [Shown, setShown] = useState<Toasts | null>(null);
  // Again at each toast: without a connection the code could not be fetched before.
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

/** Confirms a small action ("Profile saved") for six seconds. Errors belong in an `Alert`, which stays. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('no ToastProvider above this component');
  return show;
}
