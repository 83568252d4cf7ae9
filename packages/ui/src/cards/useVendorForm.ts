import { useCallback, useEffect, useState } from 'react';
import type { CardVendor, CreateToken, VendorForm } from './card-vendor.ts';

/**
 * Fields that are not ready after this time, in ms, are treated as blocked; they are still shown if they load later.
 */
export const VENDOR_LATE_MS = 12_000;

/** The loading state of the provider's fields. */
export interface VendorState {
  status: 'loading' | 'blocked' | 'ready';
  /** Set once the script has loaded; the fields then call `onReady` when they can be used. */
  form: VendorForm | null;
  createToken: CreateToken | null;
  onReady: (createToken: CreateToken) => void;
  retry: () => void;
  /** The number of retries, used as `key` so that each attempt mounts new fields. */
  attempt: number;
}

interface Attempt {
  number: number;
  form: VendorForm | null;
  createToken: CreateToken | null;
  blocked: boolean;
}

const first: Attempt = { number: 0, form: null, createToken: null, blocked: false };

/** Loads the provider's fields. Does nothing while `publicKey` is null, which means not known yet or none. */
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
    // `createToken` comes first, so that the timer has no effect once the fields are ready.
    status: createToken ? 'ready' : blocked ? 'blocked' : 'loading',
    form,
    createToken,
    onReady,
    retry: () => setAttempt({ ...first, number: number + 1 }),
    attempt: number,
  };
}
