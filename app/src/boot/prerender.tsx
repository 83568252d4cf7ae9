import { readRuntimeConfig } from '@portal/domain/settings';
import { idle, loading } from '@portal/domain/shared';
import { paths, screens, type StudentScreenId } from '@portal/domain/screens';
import { DashboardScreen, TodaySummary } from '@portal/ui/dashboard';
import { Art, PANEL_ROWS, PanelSkeleton } from '@portal/ui/kit';
import { createI18n, languageTable, LANGUAGES, loadTranslations, type Language } from '@portal/ui/i18n';
import { ForgotPasswordSkeleton, ResetPasswordScreen, SignInScreen } from '@portal/ui/session';
import { AppShell, SessionCheckScreen, type AppShellProps, type PageAbout } from '@portal/ui/shell';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { courseLinks } from '../router/course-links.ts';
import { signUpHref } from '../session/sign-up-href.ts';
import { partTemplates, withSlots } from './first-picture/PartTemplates.tsx';
import { pageSkeletons, plainAddressSkeletons } from './first-picture/PageSkeletons.tsx';
import type { PartName } from './first-picture/parts.ts';
import { LateParts } from './LateParts.tsx';
import type { Placeholder, FramedPlaceholder } from './placeholder.ts';
import { screenKey } from './preload-manifest.ts';

const noop = () => undefined;

/** Stands for the portal's origin, which the build does not know; removed from the markup. */
const OWN_ORIGIN = 'https://portal.invalid';

/** The school is not known at build time, so the portal's own name is shown. */
const brand = { name: null, logoUrl: null };

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

/** A panel whose code has not loaded yet. */
const FarPanel = () => <PanelSkeleton rows={PANEL_ROWS} idle />;

/** The placeholder of a page. The boot script fills in its title. */
const Page = ({ language, about }: { language: Language; about: PageAbout | null }) => (
  <Shell page={{ kind: 'page', title: '', about, onBack: noop }} language={language}>
    {null}
  </Shell>
);

type Placeholders<Name extends string> = Record<Name, (language: Language) => ReactNode>;

const placeholders: Placeholders<Exclude<Placeholder, FramedPlaceholder> | 'coursePage'> = {
  signIn: (language) => (
    <SignInScreen
      brand={brand}
      language={language}
      onLanguageChange={noop}
      submission={idle}
      expired={null}
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
        todaySummary={<TodaySummary count={undefined} />}
        week={<FarPanel />}
        announcements={<FarPanel />}
        videos={<FarPanel />}
        resume={loading}
        courses={loading}
        onRetry={noop}
        listHref={paths.courses}
        {...courseLinks}
        mayRenew={false}
      />
    </Shell>
  ),
  sessionCheck: () => <SessionCheckScreen />,
  page: (language) => <Page language={language} about={null} />,
  // A page with a line for the name of its course.
  coursePage: (language) => <Page language={language} about={{ name: null, href: paths.courses }} />,
};

/** The public pages whose frame is that of the sign-in page: only their content is in a template. */
const framedPages: Placeholders<FramedPlaceholder> = {
  forgotPassword: (language) => <ForgotPasswordSkeleton brand={brand} language={language} onLanguageChange={noop} />,
  resetPassword: (language) => (
    <ResetPasswordScreen
      brand={brand}
      language={language}
      onLanguageChange={noop}
      link={loading}
      onRetryLink={noop}
      submission={idle}
      mayBeChanged={false}
      signInHref={paths.login}
      forgotHref={paths.forgotPassword}
      onSubmit={noop}
    />
  ),
};

/** A template: the attribute that names it, and its content. */
interface Template {
  attribute: string;
  content: ReactNode;
}

/** The parts that the first paint needs, for the page's title and for the stored picture of the last visit. */
const FIRST_PARTS: readonly string[] = ['pages', 'tiles', 'icons', 'zone', 'age'] satisfies PartName[];

/** Returns the templates of a language: those that the first paint needs, and the others. */
function templatesOf(language: Language, i18n: i18n): { first: Template[]; later: Template[] } {
  const parts = Object.entries(partTemplates(language, i18n));
  const templateOf = ([name, content]: [string, ReactNode]) => ({ attribute: `data-part="${name}"`, content });
  const screenTemplates = Object.entries(placeholders).map(([name, render]) => ({
    attribute: `data-screen="${name}"`,
    content: <div lang={languageTable[language].lang}>{render(language)}</div>,
  }));
  const framedTemplates = Object.entries(framedPages).map(([name, render]) => ({
    attribute: `data-framed="${name}"`,
    content: render(language),
  }));
  return {
    first: [...screenTemplates, ...parts.filter(([name]) => FIRST_PARTS.includes(name)).map(templateOf)],
    later: [...framedTemplates, ...parts.filter(([name]) => !FIRST_PARTS.includes(name)).map(templateOf)],
  };
}

/** The skeletons of the pages, which are the same in every language. */
const skeletonTemplates = [
  ...Object.entries(pageSkeletons).map(([id, content]) => ({ id, content, whose: '' })),
  ...Object.entries(plainAddressSkeletons).map(([id, content]) => ({ id, content, whose: ' data-plain-address' })),
].map(({ id, content, whose }): Template => ({
  attribute: `data-skeleton="${screenKey(screens[id as StudentScreenId].pattern)}"${whose}`,
  content,
}));

/**
 * Removes a skeleton's live region (`role="status"`): the screen itself announces that it is loading, if it still is.
 */
const silent = (markup: string) => markup.replaceAll(/<p role="status"[^>]*>.*?<\/p>/g, '');

/** Returns the content of a public page without its frame. */
function withoutFrame(markup: string): string {
  const content = /<main[^>]*>([^]*)<\/main>/.exec(silent(markup))?.[1];
  if (content === undefined) throw new Error(`This page has no main element: ${markup}`);
  return content;
}

/** Returns the markup of a template with its links below the deployment's base, like the router's. */
function inPage(markup: string, base: string): string {
  return (
    markup
      // React adds preload links for images, as for a whole document; this is the content of a template.
      .replaceAll(/<link rel="preload"[^>]*>/g, '')
      .replaceAll(' href="/', ` href="${base}`)
      .replaceAll(OWN_ORIGIN, '')
      // The buttons do nothing yet. Not `disabled`, so that they already have their final appearance.
      .replaceAll(/<button\b(?=[^>]* type="button")/g, '<button aria-disabled="true"')
  );
}

/** Interleaves the lists: the first items of all lists, then the second ones, and so on. */
const interleaved = <T,>([first = [], ...rest]: readonly (readonly T[])[]): T[] =>
  first.flatMap((one, at) => [one, ...rest.flatMap((list) => list.slice(at, at + 1))]);

/** The HTML and styles that are rendered at build time. */
export interface Prerendered {
  /** The templates that the first paint needs. */
  first: string;
  /** The others. */
  later: string;
  /** The style tag of styled-components, with the styles of the templates and of the parts that come with the code. */
  styles: string;
  /** The markup of the parts that come with the code, which were rendered for their styles. */
  lateMarkup: string;
}

/** Loads the illustrations, which React does not wait for: the first picture that needs one would be without it. */
async function loadDrawings(): Promise<void> {
  const drawn = () => !renderToStaticMarkup(<Art name="key" />).includes('data-loading');
  while (!drawn()) await new Promise((loaded) => setTimeout(loaded));
}

/**
 * Renders every placeholder in every language as a template, and collects the styles of the placeholders and of the
 * parts that follow them.
 *
 * @param base path of the deployment, with a slash at its end
 */
export async function prerender(base: string): Promise<Prerendered> {
  await loadDrawings();
  const sheet = new ServerStyleSheet();
  const drawn = await Promise.all(
    LANGUAGES.map(async (language) => {
      const i18n = await createI18n(language);
      await loadTranslations(i18n, ['session', 'calendar', 'announcements', 'videos']);
      const markupOf = (content: ReactNode, identifierPrefix: string) =>
        renderToStaticMarkup(sheet.collectStyles(<I18nextProvider i18n={i18n}>{content}</I18nextProvider>), {
          identifierPrefix,
        });
      const draw = ({ attribute, content }: Template) => {
        // Several templates are in one page, so each has its own prefix.
        const whole = markupOf(content, attribute.replaceAll(/[^a-z]/gi, ''));
        const markup = attribute.startsWith('data-framed') ? withoutFrame(whole) : whole;
        return `<template ${attribute} lang="${language}">${withSlots(inPage(markup, base), language)}</template>`;
      };
      const templates = templatesOf(language, i18n);
      return {
        first: templates.first.map(draw),
        later: templates.later.map(draw),
        skeletons: skeletonTemplates.map(
          ({ attribute, content }) => `<template ${attribute}>${silent(markupOf(content, ''))}</template>`,
        ),
        lateMarkup: markupOf(<LateParts />, ''),
      };
    }),
  );
  // The languages of each template follow one another, which compresses to half the size.
  const first = interleaved(drawn.map((of) => of.first)).join('\n');
  const skeletons = drawn.slice(0, 1).flatMap((of) => of.skeletons);
  const later = [...interleaved(drawn.map((of) => of.later)), ...skeletons].join('\n');
  const lateMarkup = drawn.map((of) => of.lateMarkup).join('');
  return { first, later, styles: sheet.getStyleTags(), lateMarkup };
}
