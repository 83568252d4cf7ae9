import type { CardHolder } from '@portal/domain/cards';
import { useRef, useState } from 'react';
import type { CreateToken } from './card-vendor.ts';

/** How long the provider may take. A token is not a charge: it can be requested again. */
const TIME_LIMIT_MS = 60_000;

/** Rejects after the time limit, so that a dialog that waits for a token can be closed again. */
function withinTimeLimit<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no token in time')), TIME_LIMIT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Requests one token at a time from the provider. A token is passed to `onToken` and is not stored. */
export function useToken(createToken: CreateToken | null) {
  const busy = useRef(false);
  const [making, setMaking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const make = async (holder: CardHolder, onToken: (token: string) => void) => {
    if (!createToken || busy.current) return;
    busy.current = true;
    setMaking(true);
    setRefusal(null);
    try {
      const result = await withinTimeLimit(createToken(holder));
      if (result.status === 'made') onToken(result.token);
      else setRefusal(result.message);
    } catch {
      setRefusal('');
    } finally {
      busy.current = false;
      setMaking(false);
    }
  };
  return {
    making,
    /** The provider's reason for a refusal; '' = it gave none, null = no refusal. */
    refusal,
    make: (holder: CardHolder, onToken: (token: string) => void) => void make(holder, onToken),
  };
}
