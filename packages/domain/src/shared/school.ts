/** How students sign in: with a password here, or at an OpenID provider (B2C, or the other identity provider). */
export type SignInMode = 'password' | 'b2c' | 'idp';

/** When the school cannot be reached, in the server's own words; each may be ''. */
export interface MaintenanceTimes {
  /** Display text: a day, or several. */
  dates: string;
  /** `HH:mm` in AEDT. */
  start: string;
  end: string;
}
