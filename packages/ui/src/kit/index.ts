export { ActionMenu, type ActionMenuProps, type MenuAction } from './ActionMenu/ActionMenu.tsx';
export { Button, type ButtonStyleProps, type ButtonProps, type ButtonVariant } from './Button/Button.tsx';
export { Spinner } from './Spinner/Spinner.tsx';
export { Alert, AlertAction, type AlertKind, type AlertProps } from './Alert/Alert.tsx';
export { RetryAction, type RetryActionProps } from './Alert/RetryAction.tsx';
export { Art, type ArtName, type ArtProps } from './Art/Art.tsx';
export { AttachmentChip, type AttachmentChipProps } from './AttachmentChip/AttachmentChip.tsx';
export { Avatar, type AvatarProps } from './Avatar/Avatar.tsx';
export { type Choice, ChoiceCards, type ChoiceCardsProps, ChoiceCardsSkeleton } from './ChoiceCard/ChoiceCard.tsx';
export { dateProblem, type DateProblem } from './DateField/date-text.ts';
export { DateField, type DateFieldProps } from './DateField/DateField.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export {
  Field,
  FieldError,
  OptionalMark,
  type FieldProps,
  type FieldWiring,
  type FieldLabels,
} from './Field/Field.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField.tsx';
export { QuotaBars } from './QuotaBars/QuotaBars.tsx';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './SelectField/SelectField.tsx';
export { Skeleton, type SkeletonProps, TextSkeleton, type TextSkeletonProps } from './Skeleton/Skeleton.tsx';
export { SkeletonGroup, SlowLoading, useSlowLoading } from './Skeleton/SkeletonGroup.tsx';
export { TwoColumnSkeleton } from './TwoColumnSkeleton/TwoColumnSkeleton.tsx';
export { Status, StatusGlyph, StatusWords, type StatusKind, type StatusProps } from './Status/Status.tsx';
export { Tag, type TagKind, type TagProps } from './Tag/Tag.tsx';
export { TextArea, type TextAreaProps } from './TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
export { type TimeSlot, type TimeSlotGroup, TimeSlots, type TimeSlotsProps } from './TimeSlots/TimeSlots.tsx';
export { ToastProvider, useToast } from './Toast/Toast.tsx';
export { Accordion, DetachedAccordionSkeleton, type AccordionProps } from './Accordion/Accordion.tsx';
export { Banner, type BannerProps, type BannerTint } from './Banner/Banner.tsx';
export { BannerCarousel, type BannerCarouselProps, type BannerMessage } from './BannerCarousel/BannerCarousel.tsx';
export { ButtonLink, type ButtonLinkProps } from './ButtonLink/ButtonLink.tsx';
export { Card, CardBody, type CardProps } from './Card/Card.tsx';
export { ChipTabs, ChipTabsSkeleton } from './ChipTabs/ChipTabs.tsx';
export { ComboField, type ComboFieldProps } from './ComboField/ComboField.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog.tsx';
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx';
export { FactLine, type FactLineProps } from './FactLine/FactLine.tsx';
export { FactList, type Fact } from './FactList/FactList.tsx';
export { Gauge, type GaugeProps } from './Gauge/Gauge.tsx';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export { IconLink, type IconLinkProps } from './IconLink/IconLink.tsx';
export { ChunkFailureHandlerContext, lazyPart, retryFailedParts, splitPart } from './LazyPart/lazy-part.ts';
export { CodeError, PartError } from './LazyPart/CodeError.tsx';
export { DialogBoundary } from './LazyPart/DialogBoundary.tsx';
export { PartBoundary } from './LazyPart/PartBoundary.tsx';
export { SilentBoundary } from './LazyPart/SilentBoundary.tsx';
export { ListRow, RowList, type ListRowProps } from './ListRow/ListRow.tsx';
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar.tsx';
export { Section, SectionSkeleton, type SectionProps } from './Section/Section.tsx';
export { Segmented, SegmentedSkeleton, type SegmentedItem, type SegmentedProps } from './Segmented/Segmented.tsx';
export { Sheet, type SheetProps } from './Sheet/Sheet.tsx';
export { ShortList, type ShortListProps } from './ShortList/ShortList.tsx';
export { StepButtons, type StepButtonsProps } from './StepFooter/StepButtons.tsx';
export { StepFooter, type StepFooterProps } from './StepFooter/StepFooter.tsx';
export { StepHeader, type StepHeaderProps } from './StepHeader/StepHeader.tsx';
export { SwitchField, type SwitchFieldProps } from './SwitchField/SwitchField.tsx';
export { Tabs, TabsSkeleton, type TabItem, type TabsProps } from './Tabs/Tabs.tsx';
export { TextLink, type TextLinkProps } from './TextLink/TextLink.tsx';
export { useImageFallback } from './hooks/useImageFallback.ts';
export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx';
export { WeekStrip, type WeekDay, type WeekStripProps } from './WeekStrip/WeekStrip.tsx';
export { PANEL_ROWS, PanelSkeleton, RowsSkeleton } from './PanelSkeleton/PanelSkeleton.tsx';
export { ReadMore } from './ReadMore/ReadMore.tsx';
export { focusPageTitle } from './hooks/focus-page-title.ts';
export { isFocusLost, useFocusAfterRemoval, useFocusInList, type ListFocus } from './hooks/useFocusAfterRemoval.ts';
export { publishHeight, publishLowerBar } from './hooks/publish-height.ts';
export { useInView } from './hooks/useInView.ts';
export { useLiveContent } from './hooks/useLiveContent.ts';
export { useOnline } from './hooks/useOnline.ts';
export { usePrinting } from './hooks/usePrinting.ts';
export { useMediaQuery } from './hooks/useMediaQuery.ts';
