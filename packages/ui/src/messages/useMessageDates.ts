import { messageDay } from '@portal/domain/messages';
import { instantInZone, inZone } from '@portal/domain/shared';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { asLanguage, createMessageDateFormat } from '../i18n/index.ts';

/** Formats the dates of messages (001 §9), in the student's zone. */
export interface MessageDates {
  /**
   * The date of a conversation in the list: Today, 19:42; Yesterday; 06 Mar 2026 in the last week; 06-Mar-2026 07:42 pm
   * before.
   */
  rowDate: (at: Date) => string;
  /** The label of a day, `YYYY-MM-DD`, in a conversation: Today, Yesterday, 06 Mar 2026. */
  dayLabel: (day: string) => string;
  /** For example 19:42. */
  timeOf: (at: Date) => string;
  /** For example 06-Mar-2026 07:42 pm. */
  longDate: (at: Date) => string;
}

/** Returns formatters for the dates of messages, in the current language, for a moment and a zone. */
export function useMessageDates(now: Date, zone: string): MessageDates {
  const { t, i18n } = useTranslation(['messages', 'common']);
  const language = asLanguage(i18n.language);
  return useMemo(() => {
    const format = createMessageDateFormat(language);
    const dayOf = (at: Date) => format.day(inZone(at, zone).date);
    const longDate = (at: Date) => {
      const { date, time } = inZone(at, zone);
      return format.long(date, time);
    };
    const timeOf = (at: Date) => inZone(at, zone).time;
    const today = t('date.today');
    const todayAt = (at: Date) => t('common:dayAndTime', { day: today, time: timeOf(at) });
    const inWords = (at: Date, ofToday: (at: Date) => string, older: (at: Date) => string) => {
      switch (messageDay(at, now, zone)) {
        case 'today':
          return ofToday(at);
        case 'yesterday':
          return t('date.yesterday');
        case 'lastWeek':
          return dayOf(at);
        case 'longAgo':
          return older(at);
      }
    };
    return {
      rowDate: (at) => inWords(at, todayAt, longDate),
      dayLabel: (day) => inWords(instantInZone({ date: day, time: '12:00' }, zone), () => today, dayOf),
      timeOf,
      longDate,
    };
  }, [language, now, t, zone]);
}
