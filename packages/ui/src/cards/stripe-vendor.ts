import type { CardVendor } from './card-vendor.ts';

/**
 * The payment provider Stripe (docs/adr/0027). Its wrapper is a chunk of its own and its script comes from the vendor;
 * both are fetched when `load` is called.
 */
export const stripeVendor: CardVendor = {
  load: async (publicKey) => {
    const { loadStripeForm } = await import('./StripeFields.tsx');
    return loadStripeForm(publicKey);
  },
};
