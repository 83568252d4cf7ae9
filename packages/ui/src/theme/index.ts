export {
  balanced,
  chosenSegment,
  clearOfNotch,
  focusInside,
  focusInsideCard,
  forcedEdge,
  forcedFill,
  media,
  notPrinted,
  oneLine,
  pressable,
  rowInset,
  sideInsets,
  tabularNumbers,
  twoEnds,
  visuallyHidden,
} from './mixins.ts';
export { APPEARANCE_CHOICES, SCHEMES, type Appearance, type AppearanceChoice, type Scheme } from './schemes.ts';
