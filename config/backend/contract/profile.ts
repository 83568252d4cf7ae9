import type { CardRequestWire, CreateCardWire, EditCardWire, PaymentCardWire } from '@portal/domain/cards';
import type { ProfileUpdateWire, ProfileWire } from '@portal/domain/profile';
import type { Base64Wire, IntWire, PagedRequestWire, PagedWire, UrlWire } from '@portal/domain/shared';
import type { OfUser } from './call.ts';

/**
 * The portal reads the default card from Profile/GetDefaultPayment instead.
 *
 * @public its name is that of the schema in `docs/openapi.json`
 */
export interface ProfileWithCardWire extends ProfileWire {
  DefaultPaymentMethod?: PaymentCardWire | null;
}

/** Segments Profile and PaymentMethod. */
export interface ProfileCalls {
  'Profile/GetProfile': { method: 'POST'; query: OfUser; value: { AccountInformation: ProfileWithCardWire } };
  /** A changed email address waits to be confirmed. */
  'Profile/UpdateProfile': { method: 'POST'; body: ProfileUpdateWire; value: null };
  'Profile/UndoEmailChanges': { method: 'POST'; value: null };
  /** Takes a JPEG; answers the URL of the new picture. */
  'Profile/ChangeProfilePicture': { method: 'POST'; body: { ImageBase64: Base64Wire }; value: UrlWire };
  /** The token is not valid afterwards. */
  'Profile/DeleteStudentAccount': {
    method: 'POST';
    body: { StudentId: IntWire; EmailAddress: string; CaptchaResponse?: string | null };
    value: null;
  };
  'Profile/LinkStudentAccount': { method: 'POST'; body: { EmailAddress: string }; value: null };
  'Profile/GetDefaultPayment': { method: 'GET'; value: PaymentCardWire | null };
  'PaymentMethod/GetGridJson': { method: 'POST'; body: PagedRequestWire; value: PagedWire<PaymentCardWire> };
  /** Before the first card; may be repeated. */
  'PaymentMethod/CreateCustomer': { method: 'POST'; value: null };
  /** The first card becomes the default. */
  'PaymentMethod/Create': { method: 'POST'; body: CreateCardWire; value: null };
  'PaymentMethod/Get': { method: 'POST'; body: CardRequestWire; value: PaymentCardWire };
  'PaymentMethod/Edit': { method: 'POST'; body: EditCardWire; value: null };
  'PaymentMethod/Delete': { method: 'POST'; body: CardRequestWire; value: null };
  /** The same answer as Profile/GetDefaultPayment. */
  'PaymentMethod/GetDefault': { method: 'POST'; value: PaymentCardWire | null };
  'PaymentMethod/SetAsDefault': { method: 'POST'; body: CardRequestWire; value: null };
}
