import type { Href, Loadable, SafeHref } from '@portal/domain/shared';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertAction, Section } from '../kit/index.ts';
import { AppLink } from '../links/index.ts';
import { EmbeddedFrame, FrameSkeleton } from '../blocks/embedded-frame/index.ts';
import { LoadError } from '../blocks/load-error/index.ts';

export interface ProgressFrameProps {
  /** The URL of the school's progress page for this student; null = there is none. */
  src: Loadable<SafeHref | null>;
  /** Height of the frame in px. */
  height: number;
  /** Refetches the URL. */
  onRetry: () => void;
  /** The list of courses, linked when the page does not load, since the frame replaces the course tiles. */
  coursesHref: Href;
  frameRef?: Ref<HTMLIFrameElement>;
}

/** The dashboard's panel with the school's own progress page, in place of the course tiles (000 §2.8). */
export function ProgressFrame(props: ProgressFrameProps) {
  const { t } = useTranslation('progress');
  return (
    <Section title={t('title')}>
      <Content {...props} />
    </Section>
  );
}

function Content({ src, height, onRetry, coursesHref, frameRef }: ProgressFrameProps) {
  const { t } = useTranslation('progress');
  const courses = (
    <AlertAction as={AppLink} href={coursesHref}>
      {t('courses')}
    </AlertAction>
  );
  switch (src.status) {
    case 'loading':
      return <FrameSkeleton height={height} />;
    case 'failed':
      return <LoadError title={t('failed')} failure={src.failure} onRetry={onRetry} fallbackAction={courses} />;
    case 'ready':
      return (
        <EmbeddedFrame
          ref={frameRef}
          title={t('title')}
          src={src.value}
          height={height}
          failed={{ title: t('failed'), text: t(src.value ? 'late' : 'missing'), open: t('open') }}
          {...(src.value ? {} : { onRetry })}
          fallbackAction={courses}
        />
      );
  }
}
