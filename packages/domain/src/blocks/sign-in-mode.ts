/** How students sign in: with a password in the portal, or at an OpenID provider (B2C, or the other identity provider). */
export type SignInMode = 'password' | 'b2c' | 'idp';
