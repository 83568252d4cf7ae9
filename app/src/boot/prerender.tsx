import { readRuntimeConfig } from '@portal/domain/settings';
import { idle, loading, ready, type SafeHref } from '@portal/domain/shared';
import { BAR_ENTRIES } from '@portal/domain/shell';
import { entryPath, navEntries, paths } from '@portal/domain/screens';
import { DESCRIPTION_LIMIT, type Course } from '@portal/domain/courses';
import { COURSE_ICON_NAMES, CourseIcon } from '@portal/ui/blocks/course-tiles';
import { Welcome } from '@portal/ui/blocks/welcome';
import { ZoneNotice } from '@portal/ui/calendar';
import { CourseTiles, DashboardScreen, ResumeCard, TodaySummary } from '@portal/ui/dashboard';
import {
  createI18n,
  languageTable,
  LANGUAGES,
  loadTranslations,
  timeAgo,
  zoneName,
  type Language,
} from '@portal/ui/i18n';
import { SignInScreen } from '@portal/ui/session';
import {
  AppShell,
  BottomBar,
  DashboardHeader,
  LastVisitNote,
  Rail,
  type AppShellProps,
  type MenuItem,
} from '@portal/ui/shell';
import type { i18n, TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { signUpHref } from '../session/sign-up-href.ts';
import { SAMPLE_PROGRESS } from './first-picture/tiles.ts';
import type { Placeholder } from './placeholder.ts';
import { slot, type PartName, type TextName } from './first-picture/parts.ts';

const noop = () => undefined;

/** A course of each status, with a description that is cut. */
const samples = SAMPLE_PROGRESS.map((progress, id): Course => ({
  id,
  kind: 'course',
  name: slot(0),
  description: slot(0).repeat(DESCRIPTION_LIMIT + 1),
  icon: { kind: 'default' },
  availability: 'active',
  progress,
}));

/** The id of the course to resume, which is replaced by a slot. */
const RESUMED = 987_654_321;
const resumed = ready({
  courseName: slot(0),
  lessonName: null,
  practice: { total: 2, completed: 1, percent: 50, average: 50 },
  lessonsHref: paths.lessons(RESUMED),
  progressHref: paths.progress(RESUMED),
});

/** Two zones and a moment; the names that they have are replaced by slots. */
const ZONES = { device: 'Europe/Paris', profile: 'Australia/Sydney', now: new Date(0) };
const HOUR = 60 * 60 * 1000;

/** Placeholder for the portal's origin, which the build does not know; removed from the markup. */
const OWN_ORIGIN = 'https://portal.invalid';

/** The school is not known at build time, so the portal's own name is shown. */
const brand = { name: null, logoUrl: null };

/** The menu's entries, all of them. */
const entries = navEntries.map((entry): MenuItem => ({ entry, href: entryPath[entry] }));

function Shell(props: Pick<AppShellProps, 'page' | 'language' | 'children'>) {
  return (
    <AppShell
      {...props}
      brand={brand}
      homeHref={paths.dashboard}
      items={null}
      current={null}
      onLogOut={noop}
      onBlocked={noop}
      offline={false}
      onLanguageChange={noop}
      notificationsHref={null}
      messages={null}
      display={{ appearance: 'system', scheme: 'school' }}
      onDisplayChange={noop}
    />
  );
}

/** A number of each plural form of a language; whole numbers beyond these have no other form. */
function pluralNumbers(lang: string): Map<Intl.LDMLPluralRule, number> {
  const rules = new Intl.PluralRules(lang);
  const numbers = Array.from({ length: 201 }, (_, i) => 200 - i);
  return new Map(numbers.map((number) => [rules.select(number), number]));
}

/** The texts of the card to resume, with slots in place of numbers. */
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

/** What the dashboard's placeholder is filled from. */
function dashboardParts(language: Language, i18n: i18n): Record<PartName, ReactNode> {
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
    greeting: <Welcome title={t('welcome', { name: slot(0) })} />,
    tiles: (
      <CourseTiles
        courses={{ rows: samples, total: samples.length }}
        listHref={paths.courses}
        courseHref={() => paths.courses}
        packagesHref={paths.addBuyCourse}
        renewHref={paths.myPackages}
      />
    ),
    icons: COURSE_ICON_NAMES.map((name) => (
      <CourseIcon key={name} course={{ kind: 'course', icon: { kind: 'font', className: name } }} />
    )),
    resume: <ResumeCard resume={resumed} />,
    texts: <ResumeTexts t={t} lang={languageTable[language].lang} />,
    zone: <ZoneNotice {...ZONES} profileHref={paths.profile} onDismiss={noop} />,
    age: <LastVisitNote since={0} now={HOUR} status="updating" />,
    rail: <Rail {...menu} items={entries} brand={brand} href={paths.dashboard} />,
    bar: <BottomBar {...menu} items={entries.slice(0, BAR_ENTRIES)} />,
    // Those that may take the place of one.
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

const screens: Record<Placeholder, (language: Language) => ReactNode> = {
  signIn: (language) => (
    <SignInScreen
      brand={brand}
      language={language}
      onLanguageChange={noop}
      submission={idle}
      expired={false}
      forgotHref={paths.forgotPassword}
      signUpHref={signUpHref(readRuntimeConfig({}, OWN_ORIGIN))}
      initial={{ userName: '', password: '' }}
      onSubmit={noop}
    />
  ),
  dashboard: (language) => (
    <Shell page={{ kind: 'dashboard' }} language={language}>
      <DashboardScreen
        firstName=""
        planned={<TodaySummary count={undefined} />}
        resume={loading}
        courses={loading}
        onRetry={noop}
        listHref={paths.courses}
        courseHref={() => paths.courses}
        packagesHref={paths.addBuyCourse}
        renewHref={paths.myPackages}
      />
    </Shell>
  ),
  page: (language) => (
    <Shell page={{ kind: 'page', title: '', onBack: null }} language={language}>
      {null}
    </Shell>
  ),
};

/** A template of the page: an attribute that names it, and what is in it. */
interface Template {
  attribute: string;
  content: ReactNode;
}

/** The parts that the first paint needs, for what the device kept. */
const KEPT_PARTS: readonly string[] = ['tiles', 'icons', 'zone', 'age'] satisfies PartName[];

/** The templates of a language: those that the first paint needs, and the others. */
function templatesOf(language: Language, i18n: i18n): { first: Template[]; later: Template[] } {
  const parts = Object.entries(dashboardParts(language, i18n));
  const templateOf = ([name, content]: [string, ReactNode]) => ({ attribute: `data-part="${name}"`, content });
  const screenTemplates = Object.entries(screens).map(([name, render]) => ({
    attribute: `data-screen="${name}"`,
    content: <div lang={languageTable[language].lang}>{render(language)}</div>,
  }));
  return {
    first: [...screenTemplates, ...parts.filter(([name]) => KEPT_PARTS.includes(name)).map(templateOf)],
    later: parts.filter(([name]) => !KEPT_PARTS.includes(name)).map(templateOf),
  };
}

/** The markup of a part in a language: with slots, and links as the router's. */
function slotted(markup: string, language: Language, base: string): string {
  const { device, profile, now } = ZONES;
  return (
    markup
      // React fetches the pictures of a document ahead, here of no document.
      .replaceAll(/<link rel="preload"[^>]*>/g, '')
      .replaceAll(' href="/', ` href="${base}`)
      .replaceAll(OWN_ORIGIN, '')
      .replaceAll(timeAgo(language, 0, HOUR), slot(0))
      .replaceAll(zoneName(language, device, now), slot(0))
      .replaceAll(zoneName(language, profile, now), slot(1))
      .replaceAll(String(RESUMED), slot(1))
      .replaceAll(new RegExp(`${slot(0)}{2,}`, 'g'), slot(0))
      // Nothing happens yet when they are pressed. Not `disabled`: they look as they will.
      .replaceAll(/<button\b(?=[^>]* type="button")/g, '<button aria-disabled="true"')
  );
}

/** What of each list is at the same index, one after the other. */
const interleaved = <T,>([first = [], ...rest]: readonly (readonly T[])[]): T[] =>
  first.flatMap((one, at) => [one, ...rest.flatMap((list) => list.slice(at, at + 1))]);

/** What is rendered ahead. */
export interface Prerendered {
  /** The templates that the first paint needs. */
  first: string;
  /** The others. */
  later: string;
  css: string;
}

/**
 * Renders every placeholder in every language as a template, and collects the styles they use.
 *
 * @param base path of the deployment, with a slash at its end
 */
export async function prerender(base: string): Promise<Prerendered> {
  const sheet = new ServerStyleSheet();
  const drawn = await Promise.all(
    LANGUAGES.map(async (language) => {
      const i18n = await createI18n(language);
      await loadTranslations(i18n, ['session', 'calendar']);
      const draw = ({ attribute, content }: Template) => {
        const element = sheet.collectStyles(<I18nextProvider i18n={i18n}>{content}</I18nextProvider>);
        // Several of them come into one page.
        const markup = renderToStaticMarkup(element, { identifierPrefix: attribute.replaceAll(/[^a-z]/gi, '') });
        return `<template ${attribute} lang="${language}">${slotted(markup, language, base)}</template>`;
      };
      const templates = templatesOf(language, i18n);
      return { first: templates.first.map(draw), later: templates.later.map(draw) };
    }),
  );
  // The languages of each beside each other, which compresses to half of what it does apart.
  const first = interleaved(drawn.map((of) => of.first)).join('\n');
  const later = interleaved(drawn.map((of) => of.later)).join('\n');
  const css = sheet.getStyleTags().replace(/<\/?style[^>]*>/g, '');
  return { first, later, css };
}
