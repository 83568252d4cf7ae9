import type { ConversationEntry } from '@portal/domain/messages';
import { inZone } from '@portal/domain/shared';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../kit/index.ts';
import { EntryBubble } from './EntryBubble.tsx';
import { scrollerOf } from './scroller.ts';
import type { FileDownloads } from './FileDownload.tsx';
import { useMessageDates } from './useMessageDates.ts';

interface ConversationEntriesProps extends FileDownloads {
  /** The entries, oldest first. */
  entries: readonly ConversationEntry[];
  now: Date;
  zone: string;
}

/** How many entries are shown at first, and with every press on "Load older messages". */
const SHOWN = 30;

/** The entries of a conversation by day, the newest last; the older ones on demand. */
export function ConversationEntries({ entries, now, zone, ...files }: ConversationEntriesProps) {
  const { t } = useTranslation('messages');
  const dates = useMessageDates(now, zone);
  const list = useRef<HTMLDivElement>(null);
  // Counts the hidden entries rather than the shown ones, so that a new entry hides no other.
  const [hidden, setHidden] = useState(() => Math.max(0, entries.length - SHOWN));
  const loadOlder = usePreservedScroll(list, hidden);
  // Shows everything before printing, since a print has no button to press.
  useEffect(() => {
    const showAll = () => flushSync(() => setHidden(0));
    addEventListener('beforeprint', showAll);
    return () => removeEventListener('beforeprint', showAll);
  }, []);
  const days = byDay(entries, hidden, zone);
  return (
    <div ref={list}>
      {hidden > 0 && (
        <Older>
          <Button variant="outline" compact onClick={() => loadOlder(() => setHidden(Math.max(0, hidden - SHOWN)))}>
            {t('conversation.older')}
          </Button>
        </Older>
      )}
      {days.map(({ day, entries: ofDay }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <Day id={`day-${day}`}>
            <span>{dates.dayLabel(day)}</span>
          </Day>
          <List aria-label={t('conversation.entries')}>
            {ofDay.map(({ position, entry }) => (
              <EntryBubble
                key={position}
                entry={entry}
                time={dates.timeOf(entry.sentAt)}
                dateTime={dates.longDate(entry.sentAt)}
                {...files}
              />
            ))}
          </List>
        </section>
      ))}
    </div>
  );
}

interface EntriesOfDay {
  /** `YYYY-MM-DD`. */
  day: string;
  /** An entry is identified by its position, since a conversation only grows at its end. */
  entries: { position: number; entry: ConversationEntry }[];
}

function byDay(entries: readonly ConversationEntry[], hidden: number, zone: string): EntriesOfDay[] {
  const days: EntriesOfDay[] = [];
  for (const [position, entry] of entries.entries()) {
    if (position < hidden) continue;
    const day = inZone(entry.sentAt, zone).date;
    const last = days.at(-1);
    if (last?.day === day) last.entries.push({ position, entry });
    else days.push({ day, entries: [{ position, entry }] });
  }
  return days;
}

/**
 * Returns a function that runs a change which inserts older entries: it keeps the scroll position and moves focus to
 * the first of them.
 */
function usePreservedScroll(list: RefObject<HTMLDivElement | null>, hidden: number): (change: () => void) => void {
  const heightBefore = useRef<number | null>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (heightBefore.current === null || !element) return;
    const scroller = scrollerOf(element);
    scroller.scrollTop += scroller.scrollHeight - heightBefore.current;
    heightBefore.current = null;
    // The pressed button may have been removed.
    element.querySelector<HTMLElement>('li')?.focus({ preventScroll: true });
  }, [list, hidden]);
  return (change) => {
    if (list.current) heightBefore.current = scrollerOf(list.current).scrollHeight;
    change();
  };
}

const Older = styled.div`
  display: flex;
  justify-content: center;
  padding-bottom: var(--space-2);
`;

const Day = styled.h3`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding-block: var(--space-3);
  font: var(--type-caption);
  color: var(--ink-muted);
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid var(--border-hairline);
  }
`;

const List = styled.ol.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;
