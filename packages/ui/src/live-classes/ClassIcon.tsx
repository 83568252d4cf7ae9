import type { LiveClass } from '@portal/domain/live-classes';
import { Radio } from 'lucide-react';
import styled from 'styled-components';
import { useImageFallback } from '../kit/index.ts';
import { toClassIcon } from './class-icons.ts';

/**
 * The icon of a live class, beside its time; it is decorative (001 §3). An icon replaces a picture that cannot be
 * loaded.
 */
export function ClassIcon({ icon }: Pick<LiveClass, 'icon'>) {
  const [picture, onError] = useImageFallback(icon.kind === 'image' ? icon.url : null);
  if (picture !== null) return <Picture src={picture} alt="" loading="lazy" onError={onError} />;
  const Icon = icon.kind === 'font' ? toClassIcon(icon.className) : Radio;
  return <Icon size={16} strokeWidth={1.75} aria-hidden />;
}

const Picture = styled.img`
  width: 16px;
  height: 16px;
  object-fit: contain;
`;
