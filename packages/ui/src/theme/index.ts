export { balanced, focusInside, media, oneLine, tabularNumbers, visuallyHidden } from './mixins.ts';
export { APPEARANCE_CHOICES, SCHEMES, type Appearance, type AppearanceChoice, type Scheme } from './schemes.ts';
