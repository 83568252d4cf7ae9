export { ProfileScreen, ProfileSkeleton, type ProfileScreenProps } from './ProfileScreen.tsx';
export { DeleteAccount } from './DeleteAccount.tsx';
export { DeleteAccountDialog, type DeleteAccountDialogProps } from './DeleteAccountDialog.tsx';
export { LinkAccount, type LinkAccountProps } from './LinkAccount.tsx';
export { ProfilePicture, type ProfilePictureProps } from './ProfilePicture.tsx';
export { RedirectViewScreen, type RedirectViewScreenProps } from './RedirectViewScreen.tsx';
