import type { CardHolder } from '@portal/domain/cards';
import type { ComponentType } from 'react';

/** What the payment provider made of its fields: a token for one use, or its reason for making none. */
export type TokenResult = { status: 'made'; token: string } | { status: 'refused'; message: string };

/** Asks the provider to make a token of what was typed into its fields. */
export type CreateToken = (holder: CardHolder) => Promise<TokenResult>;

export interface VendorFieldsProps {
  /** Their names, shown and read out. */
  labels: { number: string; expiry: string; cvc: string };
  /** Of the provider's own messages. */
  language: string;
  /** The fields can be typed into. */
  onReady: (createToken: CreateToken) => void;
}

/** The payment provider's script, loaded: draws its own fields for number, expiry and CVC, which the portal cannot read. */
export interface VendorForm {
  Fields: ComponentType<VendorFieldsProps>;
}

/** The payment provider (docs/adr/0027): all that the portal knows of it. */
export interface CardVendor {
  /** Loads the provider's script, once the dialog is open; rejects when it is blocked, and can be called again. */
  load: (publicKey: string) => Promise<VendorForm>;
}
