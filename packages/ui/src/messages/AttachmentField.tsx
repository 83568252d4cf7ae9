import { ATTACHMENT_EXTENSIONS, fileSize, type AttachedFile, type Attachments } from '@portal/domain/messages';
import { Paperclip, X } from 'lucide-react';
import { useId, useRef, type Ref, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFormat } from '../i18n/index.ts';
import {
  AttachmentChip,
  Button,
  FieldError,
  IconButton,
  useFocusInList,
  VisuallyHidden,
  type ListFocus,
} from '../kit/index.ts';

/** The attachments of a message that is being written, and the actions on them. */
export interface AttachmentsControl {
  attachments: Attachments;
  onAdd: (files: readonly File[]) => void;
  onRemove: (key: number) => void;
  /** Removes the name of a file of a kept draft, which the student does not want to choose again. */
  onForget: (name: string) => void;
}

interface PickerProps extends Pick<AttachmentsControl, 'onAdd'> {
  /** Ids of the elements that describe which files may be chosen. */
  describedBy?: string | undefined;
  disabled: boolean;
  ref?: Ref<HTMLButtonElement>;
}

const ACCEPT = ATTACHMENT_EXTENSIONS.map((extension) => `.${extension}`).join(',');

/** A button that opens the browser's file picker; `compact` = only a paperclip. */
export function AttachmentPicker({
  onAdd,
  describedBy,
  disabled,
  compact = false,
  ref,
}: PickerProps & { compact?: boolean }) {
  const { t } = useTranslation('messages');
  const input = useRef<HTMLInputElement>(null);
  const open = () => input.current?.click();
  const icon = <Paperclip size={20} strokeWidth={1.75} aria-hidden />;
  return (
    <>
      {compact ? (
        <IconButton ref={ref} label={t('file.add')} aria-describedby={describedBy} disabled={disabled} onClick={open}>
          {icon}
        </IconButton>
      ) : (
        <Button
          ref={ref}
          variant="outline"
          icon={icon}
          aria-describedby={describedBy}
          disabled={disabled}
          onClick={open}
        >
          {t('file.add')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={ACCEPT}
        onChange={({ target }) => {
          onAdd([...(target.files ?? [])]);
          // Reset, so that the same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}

interface AttachmentListProps extends Omit<AttachmentsControl, 'onAdd'> {
  /** Whether the message is being sent, so that nothing can be changed. */
  disabled: boolean;
  /** The button that takes focus when the last file was removed. */
  picker: RefObject<HTMLButtonElement | null>;
}

/**
 * The files of a message that is being written: the size of each or how far it has been read, and the refused ones
 * (001 §5).
 */
export function AttachmentList({ attachments, onRemove, onForget, disabled, picker }: AttachmentListProps) {
  const { t } = useTranslation('messages');
  const { files, refused, missing } = attachments;
  const { list, watchItem } = useFocusInList(() => picker.current);
  const toAddAgain = useFocusInList(() => picker.current);
  const added = files.filter(({ state }) => state.status === 'ready').length;
  return (
    <>
      <VisuallyHidden as="p" role="status">
        {added > 0 && t('file.addedCount', { count: added })}
      </VisuallyHidden>
      {files.length > 0 && (
        <Chips ref={list} aria-label={t('file.attachments')}>
          {files.map((file) => (
            <Chip key={file.key} ref={watchItem}>
              <FileChip file={file} onRemove={disabled ? undefined : () => onRemove(file.key)} />
            </Chip>
          ))}
        </Chips>
      )}
      {missing.length > 0 && (
        <MissingFiles names={missing} onForget={onForget} disabled={disabled} focus={toAddAgain} />
      )}
      <div aria-live="polite">
        {refused.map(({ name, problem }) => (
          <FieldError key={name}>{t(`file.${problem}`, { name })}</FieldError>
        ))}
      </div>
    </>
  );
}

function FileChip({
  file: { name, size, state },
  onRemove,
}: {
  file: AttachedFile;
  onRemove: (() => void) | undefined;
}) {
  const { t } = useTranslation('messages');
  const format = useFormat();
  const { value, unit } = fileSize(size);
  return (
    <AttachmentChip
      name={name}
      size={t(`file.size${unit}`, { value: format.number(value) })}
      busyLabel={state.status === 'reading' ? t('file.adding', { percent: format.number(state.percent) }) : undefined}
      onRemove={onRemove}
    />
  );
}

interface MissingFilesProps extends Pick<AttachmentListProps, 'onForget' | 'disabled'> {
  names: readonly string[];
  focus: ListFocus;
}

function MissingFiles({ names, onForget, disabled, focus: { list, watchItem } }: MissingFilesProps) {
  const { t } = useTranslation('messages');
  const id = useId();
  return (
    <Missing>
      <p id={id}>{t('file.missing')}</p>
      <ul role="list" ref={list} aria-labelledby={id}>
        {names.map((name) => (
          <MissingName key={name} ref={watchItem}>
            <span>{name}</span>
            <IconButton label={t('file.forget', { name })} disabled={disabled} onClick={() => onForget(name)}>
              <X size={18} strokeWidth={1.75} aria-hidden />
            </IconButton>
          </MissingName>
        ))}
      </ul>
    </Missing>
  );
}

const Chips = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  max-width: 100%;
`;

const Chip = styled.li`
  display: flex;
  min-width: 0;
  max-width: 100%;
`;

const Missing = styled.div`
  justify-self: stretch;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--border-hairline);
  border-radius: var(--radius-control);
  background: var(--surface-sunken);
  font: var(--type-caption);
  color: var(--ink-muted);
`;

const MissingName = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  color: var(--ink-strong);
  overflow-wrap: anywhere;
  > :last-child {
    margin-block: -4px;
  }
`;
