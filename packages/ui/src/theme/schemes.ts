/** The seven colour schemes, as `data-scheme` on the root names them. The server's names differ only in case (contract 3.1). */
export const SCHEMES = ['DEFAULT', 'BLUE', 'DARKBLUE', 'RED', 'ORANGE', 'PURPLE', 'DARKPURPLE'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** What the student asked for: light, dark, or as the device is set. */
export const APPEARANCE_CHOICES = ['system', 'light', 'dark'] as const;
export type AppearanceChoice = (typeof APPEARANCE_CHOICES)[number];

/** What is painted, as `data-appearance` on the root. */
export type Appearance = 'light' | 'dark';
