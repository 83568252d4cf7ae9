export { useProfile, useProfileOptions, useUndoEmailChange, useUpdateProfile } from './hooks.ts';
export { useChangePicture, useDeleteAccount, useLinkAccount } from './account-hooks.ts';
export { profileCall } from './queries.ts';
export { prefetchProfile } from './prefetch.ts';
