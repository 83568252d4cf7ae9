import type { Course } from '@portal/domain/courses';
import {
  BookOpen,
  FileText,
  Headphones,
  Mail,
  MessagesSquare,
  Mic,
  Pencil,
  Target,
  Trophy,
  type LucideIcon,
} from 'lucide-react';
import styled from 'styled-components';
import { useImageFallback } from '../../kit/index.ts';

/**
 * The server names icons by classes of its own icon font, which the portal does not ship: a class is recognised by
 * a keyword in it, and an unknown one falls back to the default icon of the course's kind.
 */
const iconsByKeyword: readonly (readonly [RegExp, LucideIcon])[] = [
  [/mic|speak|voice/i, Mic],
  [/pen|edit|writ/i, Pencil],
  [/head|listen|audio/i, Headphones],
  [/file|doc|read|text/i, FileText],
  [/mail|envelope|letter/i, Mail],
  [/chat|comment|message/i, MessagesSquare],
  [/target|bullseye|test|exam/i, Target],
  [/trophy|award|star/i, Trophy],
];

function iconOf({ icon, kind }: Pick<Course, 'icon' | 'kind'>): LucideIcon {
  const named = icon.kind === 'font' && iconsByKeyword.find(([keyword]) => keyword.test(icon.className));
  if (named) return named[1];
  return kind === 'course' ? BookOpen : Target;
}

interface CourseIconProps {
  course: Pick<Course, 'icon' | 'kind'>;
  muted?: boolean;
}

/** The icon tile of a course or test. A picture that does not load is replaced by the default icon. */
export function CourseIcon({ course, muted = false }: CourseIconProps) {
  const [picture, onError] = useImageFallback(course.icon.kind === 'image' ? course.icon.url : null);
  const Icon = iconOf(course);
  return (
    <Tile $muted={muted} aria-hidden>
      {picture !== null ? (
        <Picture src={picture} alt="" loading="lazy" onError={onError} />
      ) : (
        <Icon size={24} strokeWidth={1.75} />
      )}
    </Tile>
  );
}

const Tile = styled.span<{ $muted: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 48px;
  height: 48px;
  overflow: hidden;
  border-radius: var(--radius-control);
  background: ${({ $muted }) => ($muted ? 'var(--surface-sunken)' : 'var(--accent-art-tint)')};
  color: ${({ $muted }) => ($muted ? 'var(--ink-muted)' : 'var(--accent-text)')};
`;

const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;
