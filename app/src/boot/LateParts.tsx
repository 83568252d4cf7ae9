import { panelDays, type CalendarItem } from '@portal/domain/calendar';
import { bookMeetingPath } from '@portal/domain/screens';
import { idle, loading, ready } from '@portal/domain/shared';
import { AnnouncementsPanel } from '@portal/ui/announcements';
import { WeekPanel } from '@portal/ui/calendar';
import { TodaySummary } from '@portal/ui/dashboard';
import { ShortList } from '@portal/ui/kit';
import { VideosPanel } from '@portal/ui/videos';

const noop = () => undefined;

const DAY = '2000-01-01';
const NOW = new Date(`${DAY}T12:00:00Z`);
const HOUR = 60 * 60 * 1000;

/**
 * A live class that starts a number of hours from now. With one in progress and one in the past, every appearance of a
 * row is rendered.
 */
const liveClass = (id: number, hours: number): CalendarItem => ({
  kind: 'liveClass',
  key: String(id),
  title: '',
  starts: new Date(NOW.getTime() + hours * HOUR),
  ends: new Date(NOW.getTime() + (hours + 1) * HOUR),
  liveClass: {
    id,
    title: '',
    description: null,
    videoType: null,
    videoId: null,
    imageUrl: null,
    starts: new Date(NOW.getTime() + hours * HOUR),
    minutes: 60,
    joinUrl: null,
    mayRegister: false,
    mayJoin: true,
    mayCancel: false,
    upgradeNeeded: false,
  },
});

/**
 * The parts of the dashboard that its placeholder does not have: the panels with what most students have in them, and
 * the lines and the button above them. They are rendered at build time only for their styles, which are then in the
 * page before the code is.
 */
export function LateParts() {
  return (
    <>
      <TodaySummary count={1} />
      <ShortList items={[1, 2]} limit={1} itemKey={String} renderList={(rows) => <ul role="list">{rows}</ul>}>
        {() => null}
      </ShortList>
      <WeekPanel
        days={panelDays(DAY, [1])}
        daysFailure={null}
        onRetryDays={noop}
        day={DAY}
        onDay={noop}
        agenda={ready({ items: [liveClass(1, -2), liveClass(2, 0), liveClass(3, 2)], nextLiveClass: null })}
        onRetry={noop}
        now={NOW}
        zone="UTC"
        onOpen={noop}
        onAddWeek={noop}
        calendarFile={idle}
        bookHref={bookMeetingPath()}
      />
      <AnnouncementsPanel
        announcements={ready(
          [0, 30].map((days) => ({
            id: days,
            title: '',
            html: '',
            publishedAt: new Date(NOW.getTime() - 24 * days * HOUR),
            publishedOn: DAY,
            publisher: null,
            image: null,
            attachments: [],
          })),
        )}
        now={NOW}
        onRetry={noop}
        onOpen={noop}
        onDismiss={noop}
        dismissFailed={null}
      />
      <VideosPanel channels={loading} onRetry={noop} Gallery={() => null} />
      <VideosPanel
        channels={ready([{ id: '', title: '', about: '', thumbnailUrl: null, source: { kind: 'broken' } }])}
        onRetry={noop}
        Gallery={() => null}
      />
    </>
  );
}
