import type { CardHolder } from '@portal/domain/cards';
import { useRef, useState } from 'react';
import type { CreateToken } from './card-vendor.ts';

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
      const result = await createToken(holder);
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
