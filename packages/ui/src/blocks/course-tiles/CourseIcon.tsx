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
import { courseIconName, type CourseIconName } from './course-icon-name.ts';

const icons: Record<CourseIconName, LucideIcon> = {
  speaking: Mic,
  writing: Pencil,
  listening: Headphones,
  reading: FileText,
  mail: Mail,
  chat: MessagesSquare,
  test: Target,
  award: Trophy,
  course: BookOpen,
};

interface CourseIconProps {
  course: Pick<Course, 'icon' | 'kind'>;
  muted?: boolean;
}

/** The icon tile of a course or test. A picture that does not load is replaced by the default icon. */
export function CourseIcon({ course, muted = false }: CourseIconProps) {
  const [picture, onError] = useImageFallback(course.icon.kind === 'image' ? course.icon.url : null);
  const Icon = icons[courseIconName(course)];
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
