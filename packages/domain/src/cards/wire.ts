import type { IntWire } from '../shared/index.ts';

/** A card of PaymentMethod/GetGridJson, Get and GetDefault, and of Profile/GetDefaultPayment (contract 3.11). */
export interface PaymentCardWire {
  Id: IntWire;
  /** The payment provider's id, which requests use. */
  CardId: string;
  /** `Visa`, `MasterCard`, ... */
  Brand: string;
  /** The last four digits only. */
  CardNumber: string;
  /** 1..12. */
  ExpireMonth: IntWire;
  /** Four digits. */
  ExpireYear: IntWire;
  CustomerName: string;
  CustomerPostalCode?: string | null;
  IsDefaultCard: boolean;
}

/** Setting/GetStripeKey. */
export interface StripeSettingWire {
  PublicKey?: string | null;
}

/** PaymentMethod/Create. */
export interface CreateCardWire {
  /** Made by the payment provider's script from its own fields. */
  StripeToken: string;
  CardholderName: string;
  CardholderPostalCode: string;
}

/** PaymentMethod/Get, Delete and SetAsDefault. */
export interface CardRequestWire {
  CardId: string;
}

/** PaymentMethod/Edit. */
export interface EditCardWire extends CardRequestWire {
  CustomerName: string;
  CustomerPostalCode: string;
  ExpireMonth: IntWire;
  ExpireYear: IntWire;
}
