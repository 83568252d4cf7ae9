import type { CardHolder } from '@portal/domain/cards';
import type { ComponentType } from 'react';

/**
 * The provider's result for what was typed: a token for a single use, or the reason why there is none ('' = not given).
 */
export type TokenResult = { status: 'made'; token: string } | { status: 'refused'; message: string };

/** Requests a token from the provider for what was typed into its fields. */
export type CreateToken = (holder: CardHolder) => Promise<TokenResult>;

export interface VendorFieldsProps {
  /** The labels of the fields, shown and used as accessible names. */
  labels: { number: string; expiry: string; cvc: string };
  /** The language of the provider's own messages. */
  language: string;
  /** Called when the fields can be typed into. */
  onReady: (createToken: CreateToken) => void;
}

/**
 * The loaded script of the payment provider. It renders its own fields for number, expiry and CVC, which the portal
 * cannot read.
 */
export interface VendorForm {
  Fields: ComponentType<VendorFieldsProps>;
}

/** The interface between the portal and a payment provider (docs/adr/0027). */
export interface CardVendor {
  /**
   * Loads the provider's script; called once the dialog is open. Rejects when the script is blocked, and can be called
   * again.
   */
  load: (publicKey: string) => Promise<VendorForm>;
}
