import styled, { css } from 'styled-components';
import type { SafeHref } from '../../links/index.ts';
import { useImageFallback } from '../hooks/useImageFallback.ts';

export interface AvatarProps {
  /** Chooses the tint, so that a person has the same one everywhere. */
  id: string | number;
  /** Full name; its initials replace a missing picture. */
  name: string;
  /** URL of the picture; null, or a URL that does not load, shows initials. */
  picture: SafeHref | null;
  size?: 28 | 40 | 48 | 88;
  /** Name for screen readers, where no text beside it says whose picture it is; decorative without it. */
  label?: string | undefined;
}

/** A person's picture, or initials on one of four tints. */
export function Avatar({ id, name, picture, size = 40, label }: AvatarProps) {
  const [shown, onError] = useImageFallback(picture);
  return (
    <Root
      $size={size}
      $tint={tintOf(id)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {shown !== null ? <Picture src={shown} alt="" width={size} height={size} onError={onError} /> : initials(name)}
    </Root>
  );
}

type Tint = 'sand' | 'sage' | 'sky' | 'mauve';
const tints: readonly [Tint, Tint, Tint, Tint] = ['sand', 'sage', 'sky', 'mauve'];

function tintOf(id: string | number): Tint {
  const sum = [...String(id)].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return tints[sum % tints.length] ?? tints[0];
}

/** Returns the first letters of the first and last word, or the last two Chinese characters at the start of a name. */
function initials(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean);
  const [first = ''] = words;
  const [chinese] = /^\p{Script=Han}+/u.exec(first) ?? [];
  if (chinese) return [...chinese].slice(-2).join('');
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

const letterSize = { 28: '0.6875rem', 40: '0.875rem', 48: '1rem', 88: '1.75rem' };

const Root = styled.span<{ $size: 28 | 40 | 48 | 88; $tint: Tint }>`
  display: grid;
  place-items: center;
  flex: none;
  border-radius: 50%;
  overflow: hidden;
  font-weight: 650;
  line-height: 1;
  ${({ $size, $tint }) => css`
    width: ${$size}px;
    height: ${$size}px;
    font-size: ${letterSize[$size]};
    background: var(--avatar-${$tint});
    color: var(--avatar-${$tint}-ink);
  `}
  &:lang(zh) {
    font-weight: 600;
  }
`;

const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;
