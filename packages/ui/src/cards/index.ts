export { AddCardSheet } from './AddCardSheet.tsx';
export { CardsPanel } from './CardsPanel.tsx';
export { EditCardSheet } from './EditCardSheet.tsx';
export { RemoveCardDialog } from './RemoveCardDialog.tsx';
export { stripeVendor } from './stripe-vendor.ts';
