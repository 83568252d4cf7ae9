import { DESCRIPTION_LIMIT, type Course } from '@portal/domain/courses';
import { entryPath, navEntries, paths } from '@portal/domain/screens';
import { loading, ready, type SafeHref } from '@portal/domain/shared';
import { BAR_ENTRIES } from '@portal/domain/shell';
import { COURSE_ICON_NAMES, CourseIcon } from '@portal/ui/blocks/course-tiles';
import { Welcome } from '@portal/ui/blocks/welcome';
import { ZoneNotice } from '@portal/ui/calendar';
import { CourseListScreen } from '@portal/ui/courses';
import { CourseTiles, ResumeCard } from '@portal/ui/dashboard';
import { languageTable, timeAgo, zoneName, type Language } from '@portal/ui/i18n';
import { BottomBar, DashboardHeader, LastVisitNote, Rail, type MenuItem } from '@portal/ui/shell';
import type { i18n, TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { courseLinks } from '../../router/course-links.ts';
import { PageTitles } from './PageTitles.tsx';
import { slot, type PartName, type TextName } from './parts.ts';
import { SAMPLES } from './tiles.ts';

const noop = () => undefined;

/** The sample courses, with a description that is cut. */
const samples = SAMPLES.map((sample, id): Course => ({
  ...sample,
  id,
  name: slot(0),
  description: slot(0).repeat(DESCRIPTION_LIMIT + 1),
  icon: { kind: 'default' },
  availability: 'active',
}));

/** The id of the course to resume, which `withSlots` replaces by a slot. */
const RESUMED = 987_654_321;
const resumed = ready({
  courseName: slot(0),
  lessonName: null,
  practice: { total: 2, completed: 1, percent: 50, average: 50 },
  lessonsHref: paths.lessons(RESUMED),
  progressHref: paths.progress(RESUMED),
});

/** Two zones and an instant; `withSlots` replaces the zones' names at that instant by slots. */
const ZONES = { device: 'Europe/Paris', profile: 'Australia/Sydney', now: new Date(0) };
const HOUR = 60 * 60 * 1000;

/** All entries of the menu. */
const entries = navEntries.map((entry): MenuItem => ({ entry, href: entryPath[entry] }));

/** Returns an example number for each plural form of a language; numbers above 200 have no further form. */
function pluralNumbers(lang: string): Map<Intl.LDMLPluralRule, number> {
  const rules = new Intl.PluralRules(lang);
  const numbers = Array.from({ length: 201 }, (_, i) => 200 - i);
  return new Map(numbers.map((number) => [rules.select(number), number]));
}

/** The texts of the resume card, with slots in place of numbers. */
function ResumeTexts({ t, lang }: { t: TFunction<'dashboard'>; lang: string }) {
  const percent = slot(0);
  const texts: [TextName, string][] = [
    ['gauge', t('resume.gauge', { percent })],
    ['average', t('resume.average', { percent })],
    ...[...pluralNumbers(lang)].map(([form, count]): [TextName, string] => [
      `lessons.${form}`,
      t('resume.lessons', { done: slot(0), count, replace: { done: slot(0), count: slot(1) } }),
    ]),
  ];
  return texts.map(([name, text]) => (
    <p key={name} data-text={name}>
      {text}
    </p>
  ));
}

/** Returns the parts that placeholders are filled from. */
export function partTemplates(language: Language, i18n: i18n): Record<PartName, ReactNode> {
  const t = i18n.getFixedT(language, 'dashboard');
  const menu = { current: 'dashboard', onBlocked: noop, onDisplay: noop, onLogOut: noop } as const;
  const named = { name: slot(0), logoUrl: null };
  const tools = {
    contentId: '',
    language,
    onLanguageChange: noop,
    notificationsHref: paths.notifications,
    onBlocked: noop,
    homeHref: paths.dashboard,
  };
  const messages = { href: paths.messages(), unread: false };
  return {
    pages: <PageTitles t={i18n.getFixedT(language, 'shell')} />,
    greeting: <Welcome title={t('welcome', { name: slot(0) })} />,
    tiles: (
      <CourseTiles
        {...courseLinks}
        mayRenew={false}
        courses={{ rows: samples, total: samples.length }}
        listHref={paths.courses}
      />
    ),
    listTiles: (
      <CourseListScreen
        {...courseLinks}
        mayRenew={false}
        courses={ready({ rows: samples, total: samples.length })}
        progress={new Map(samples.filter(({ progress }) => progress === 'inProgress').map(({ id }) => [id, loading]))}
        onRetry={noop}
        onRetryFurther={null}
      />
    ),
    icons: (
      <>
        {COURSE_ICON_NAMES.map((name) => (
          <CourseIcon key={name} course={{ kind: 'course', icon: { kind: 'font', className: name } }} />
        ))}
        <CourseIcon course={{ kind: 'course', icon: { kind: 'image', url: slot(0) as SafeHref } }} />
      </>
    ),
    resume: <ResumeCard resume={resumed} />,
    texts: <ResumeTexts t={t} lang={languageTable[language].lang} />,
    zone: <ZoneNotice {...ZONES} profileHref={paths.profile} onDismiss={noop} />,
    age: <LastVisitNote since={0} now={HOUR} status="updating" />,
    rail: <Rail {...menu} items={entries} brand={{ name: null, logoUrl: null }} href={paths.dashboard} />,
    bar: <BottomBar {...menu} items={entries.slice(0, BAR_ENTRIES)} />,
    // The entries that may replace hidden ones in the bar.
    nextBar: <BottomBar {...menu} items={entries.slice(BAR_ENTRIES, 2 * BAR_ENTRIES)} />,
    header: <DashboardHeader {...tools} brand={named} messages={messages} />,
    unreadHeader: (
      <DashboardHeader
        {...tools}
        brand={{ ...named, logoUrl: slot(1) as SafeHref }}
        messages={{ ...messages, unread: true }}
      />
    ),
  };
}

/** Replaces what the components render of the sample data by slots. */
export function withSlots(markup: string, language: Language): string {
  const { device, profile, now } = ZONES;
  return markup
    .replaceAll(timeAgo(language, 0, HOUR), slot(0))
    .replaceAll(zoneName(language, device, now), slot(0))
    .replaceAll(zoneName(language, profile, now), slot(1))
    .replaceAll(String(RESUMED), slot(1))
    .replaceAll(new RegExp(`${slot(0)}{2,}`, 'g'), slot(0));
}
