export { decodeProfile, PROFILE_FIELDS } from './decode.ts';
export { retypedProblem, type RetypedProblem } from './deletion.ts';
export { nextLinkStep, type LinkResult, type StoredLink } from './linking.ts';
export type {
  Profile,
  ProfileChanges,
  ProfileField,
  ProfileFields,
  ProfileOption,
  ProfileOptions,
  SavedChanges,
} from './model.ts';
export { decodeProfileOptions } from './options.ts';
export {
  croppedSide,
  CROP_MAX,
  CROP_START,
  decodePictureUrl,
  fitInto,
  keepInFrame,
  type CropArea,
  type PicturePlace,
  type PictureProblem,
} from './picture.ts';
export {
  changedFields,
  changesOf,
  formFields,
  isRequired,
  lockedChanges,
  lockReason,
  matchesSaved,
  typedSince,
  withChanges,
  withSaved,
  withUnlisted,
  type LockReason,
} from './rules.ts';
export { toProfileUpdate } from './update.ts';
export { phoneText, profileProblem, type ProfileChecks, type ProfileProblem } from './validation.ts';
export { suggestedZone } from './zone.ts';
export type { ProfileUpdateWire, ProfileWire } from './wire.ts';
