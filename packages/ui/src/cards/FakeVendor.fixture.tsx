import { useEffect } from 'react';
import type { CardVendor, TokenResult, VendorFieldsProps } from './card-vendor.ts';
import { VendorFrame } from './VendorFrame.tsx';

/** What the fake provider does: `silent` never answers. */
export type FakeVendorCase = { load: 'fields'; token: TokenResult } | { load: 'blocked' } | { load: 'silent' };

/** The payment provider without a network: its fields are pictures of what was typed. */
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
