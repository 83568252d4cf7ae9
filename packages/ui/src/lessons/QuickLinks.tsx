import { CalendarClock, CalendarDays, Target } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Card, ListRow, RowList } from '../kit/index.ts';
import type { LessonLinks } from './links.ts';

/** Links to the course's other pages. */
export function QuickLinks({ links }: { links: LessonLinks }) {
  const { t } = useTranslation('lessons');
  const rows = [
    { key: 'progress', href: links.progress, Icon: Target, title: t('links.progress') },
    { key: 'schedule', href: links.schedule, Icon: CalendarDays, title: t('links.schedule') },
    { key: 'meeting', href: links.meeting, Icon: CalendarClock, title: t('links.meeting') },
  ];
  return (
    <Card flush>
      <RowList>
        {rows.map(
          ({ key, href, Icon, title }) =>
            href !== null && (
              <li key={key}>
                <ListRow
                  href={href}
                  quiet
                  title={title}
                  leading={<RowIcon as={Icon} size={20} strokeWidth={1.75} aria-hidden />}
                />
              </li>
            ),
        )}
      </RowList>
    </Card>
  );
}

const RowIcon = styled.svg`
  flex: none;
  color: var(--ink-muted);
`;
