import { useEffect } from 'react';
import type { CardVendor, TokenResult, VendorFieldsProps } from './card-vendor.ts';
import { VendorFrame } from './VendorFrame.tsx';

/** What the fake provider does: `silent` never resolves. */
export type FakeVendorCase = { load: 'fields'; token: TokenResult } | { load: 'blocked' } | { load: 'silent' };

/** Returns a payment provider that needs no network; its fields show dots in place of typed values. */
export function fakeVendor(does: FakeVendorCase): CardVendor {
  return {
    load: async () => {
      if (does.load === 'silent') return new Promise(() => undefined);
      if (does.load === 'blocked') throw new Error('blocked');
      const { token } = does;
      return {
        Fields: ({ labels, onReady }: VendorFieldsProps) => {
          useEffect(() => onReady(async () => token), [onReady]);
          return <VendorFrame labels={labels} number="•••• •••• •••• ••••" expiry="•• / ••" cvc="•••" />;
        },
      };
    },
  };
}
