/**
 * The seven colour schemes: values of `data-scheme` on the root. The server's names differ only in case (contract 3.1).
 */
export const SCHEMES = ['DEFAULT', 'BLUE', 'DARKBLUE', 'RED', 'ORANGE', 'PURPLE', 'DARKPURPLE'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** The student's choice: light, dark, or the device's setting. */
export const APPEARANCE_CHOICES = ['light', 'dark', 'system'] as const;
export type AppearanceChoice = (typeof APPEARANCE_CHOICES)[number];

/** The resolved appearance: value of `data-appearance` on the root. */
export type Appearance = 'light' | 'dark';
