import { FileText, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { focusInside, media, oneLine } from '../../theme/index.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface AttachmentChipProps {
  /** File name with its extension; the middle of a long one is cut. */
  name: string;
  /** Formatted size, for instance "1.2 Mb". */
  size: string;
  /** Progress of reading the file, for instance "Adding 40%": replaces the size; a spinner replaces the icon. */
  busyLabel?: string | undefined;
  /** Without it the file cannot be removed, as in a sent message. */
  onRemove?: (() => void) | undefined;
}

/** A file of a message. A refused file has no chip; show a `FieldError` under the row. */
export function AttachmentChip({ name, size, busyLabel, onRemove }: AttachmentChipProps) {
  const { t } = useTranslation('common');
  const [start, end] = cutAt(name);
  const busy = busyLabel !== undefined;
  const removable = onRemove !== undefined;
  return (
    <Chip $removable={removable} aria-busy={busy || undefined}>
      {busy ? (
        <SpinnerBox>
          <Spinner />
        </SpinnerBox>
      ) : (
        <FileText size={18} strokeWidth={1.75} aria-hidden />
      )}
      <VisuallyHidden>{name}</VisuallyHidden>
      <Name aria-hidden>
        <Start>{start}</Start>
        <End>{end}</End>
      </Name>
      <Size $busy={busy}>{busyLabel ?? size}</Size>
      {removable && (
        <Remove type="button" aria-label={t('removeFile', { name })} onClick={onRemove}>
          <X size={18} strokeWidth={1.75} aria-hidden />
        </Remove>
      )}
    </Chip>
  );
}

const KEPT_BEFORE_EXTENSION = 4;
const MAX_EXTENSION = 6;

/**
 * Splits a file name in two: the first part may be truncated, the second (last letters and extension) is always shown.
 */
function cutAt(name: string): [start: string, end: string] {
  const letters = [...name];
  const dot = letters.lastIndexOf('.');
  const hasExtension = dot > 0 && letters.length - dot <= MAX_EXTENSION;
  const stem = hasExtension ? dot : letters.length;
  const cut = Math.max(0, stem - KEPT_BEFORE_EXTENSION);
  return [letters.slice(0, cut).join(''), letters.slice(cut).join('')];
}

const Chip = styled.span<{ $removable: boolean }>`
  /* The visually hidden full name is positioned relative to the chip. */
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 44px;
  max-width: 100%;
  padding-block: 0;
  padding-inline: 12px ${({ $removable }) => ($removable ? '0' : '12px')};
  border: 1px solid var(--border-hairline);
  border-radius: var(--radius-control);
  background: var(--surface-card);
  font: var(--type-caption);
  color: var(--ink-strong);
  > svg {
    color: var(--ink-muted);
  }
`;

const SpinnerBox = styled.span`
  display: flex;
  color: var(--accent-indicator);
`;

const Name = styled.span`
  display: flex;
  min-width: 0;
  font-weight: 600;
`;

const Start = styled.span`
  ${oneLine}
  /* Preserves a space where the name is cut. */
  white-space: pre;
`;

const End = styled.span`
  flex: none;
  white-space: pre;
`;

/* A size stays on one line; the progress label may need two. */
const Size = styled.span<{ $busy: boolean }>`
  flex: ${({ $busy }) => ($busy ? '0 1 auto' : 'none')};
  min-width: 0;
  white-space: ${({ $busy }) => ($busy ? 'normal' : 'nowrap')};
  color: var(--ink-muted);
`;

const Remove = styled.button`
  width: 44px;
  height: 44px;
  flex: none;
  display: grid;
  place-items: center;
  border-radius: 11px;
  color: var(--ink-strong);
  ${media.pointer} {
    &:hover {
      background: var(--surface-hover);
    }
  }
  &:active {
    background: var(--surface-pressed);
  }
  ${focusInside}
`;
