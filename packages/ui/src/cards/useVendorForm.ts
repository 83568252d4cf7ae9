import { useCallback, useEffect, useState } from 'react';
import type { CardVendor, CreateToken, VendorForm } from './card-vendor.ts';

/** Fields that have not come by then are treated as blocked; they are still shown if they come later. */
export const VENDOR_LATE_MS = 12_000;

/** The provider's fields on their way to the student. */
export interface VendorState {
  status: 'loading' | 'blocked' | 'ready';
  /** Once the script is there; the fields report when they can be used. */
  form: VendorForm | null;
  createToken: CreateToken | null;
  onReady: (createToken: CreateToken) => void;
  retry: () => void;
  /** Counts the attempts: fields of another one are other fields. */
  attempt: number;
}

interface Attempt {
  number: number;
  form: VendorForm | null;
  createToken: CreateToken | null;
  blocked: boolean;
}

const first: Attempt = { number: 0, form: null, createToken: null, blocked: false };

/** Loads the provider's fields. `publicKey` null = not known yet, or there is none. */
export function useVendorForm(vendor: CardVendor, publicKey: string | null): VendorState {
  const [attempt, setAttempt] = useState(first);
  const { number } = attempt;
  const change = useCallback((next: Partial<Attempt>) => setAttempt((now) => ({ ...now, ...next })), []);
  const onReady = useCallback((createToken: CreateToken) => change({ createToken, blocked: false }), [change]);

  useEffect(() => {
    if (publicKey === null) return undefined;
    let over = false;
    const onBlocked = () => change({ blocked: true });
    const late = setTimeout(onBlocked, VENDOR_LATE_MS);
    void vendor.load(publicKey).then(
      (form) => !over && change({ form }),
      () => !over && onBlocked(),
    );
    return () => {
      over = true;
      clearTimeout(late);
    };
  }, [vendor, publicKey, number, change]);

  const { form, createToken, blocked } = attempt;
  return {
    // A timer that ends after the fields have come changes nothing.
    status: createToken ? 'ready' : blocked ? 'blocked' : 'loading',
    form,
    createToken,
    onReady,
    retry: () => setAttempt({ ...first, number: number + 1 }),
    attempt: number,
  };
}
