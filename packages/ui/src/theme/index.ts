export {
  balanced,
  focusInside,
  forcedFill,
  media,
  notPrinted,
  oneLine,
  rowInset,
  tabularNumbers,
  twoEnds,
  visuallyHidden,
} from './mixins.ts';
export { APPEARANCE_CHOICES, SCHEMES, type Appearance, type AppearanceChoice, type Scheme } from './schemes.ts';
