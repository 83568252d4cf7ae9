import { readRuntimeConfig } from '@portal/domain/settings';
import { idle, loading } from '@portal/domain/shared';
import { paths } from '@portal/domain/screens';
import { DESCRIPTION_LIMIT, type Course } from '@portal/domain/courses';
import { Welcome } from '@portal/ui/blocks/welcome';
import { CourseTiles, DashboardScreen } from '@portal/ui/dashboard';
import { createI18n, languageTable, LANGUAGES, loadTranslations, timeAgo, type Language } from '@portal/ui/i18n';
import { SignInScreen } from '@portal/ui/session';
import { AppShell, LastVisitNote, type ShellPage } from '@portal/ui/shell';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { signUpHref } from '../session/sign-up-href.ts';
import { SAMPLE_PROGRESS, SLOT } from './first-picture.ts';

const noop = () => undefined;

/** A course of each status, with a description that is cut. */
const samples = SAMPLE_PROGRESS.map((progress, id): Course => ({
  id,
  kind: 'course',
  name: SLOT,
  description: SLOT.repeat(DESCRIPTION_LIMIT + 1),
  icon: { kind: 'default' },
  availability: 'active',
  progress,
}));
const HOUR = 60 * 60 * 1000;

/** Placeholder for the portal's origin, which the build does not know; removed from the markup. */
const OWN_ORIGIN = 'https://portal.invalid';

/** The school is not known at build time, so the portal's own name is shown. */
const brand = { name: null, logoUrl: null };

function Shell({ page, language, children }: { page: ShellPage; language: Language; children: ReactNode }) {
  return (
    <AppShell
      brand={brand}
      homeHref={paths.dashboard}
      page={page}
      items={null}
      current={null}
      onLogOut={noop}
      onBlocked={noop}
      offline={false}
      language={language}
      onLanguageChange={noop}
      notificationsHref={null}
      messages={null}
      display={{ appearance: 'system', scheme: 'school' }}
      onDisplayChange={noop}
    >
      {children}
    </AppShell>
  );
}

const screens: Record<string, (language: Language, i18n: i18n) => ReactNode> = {
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
        planned={<>&nbsp;</>}
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
  // What the dashboard's placeholder is filled from (first-picture.ts).
  dashboardParts: (language, i18n) => (
    <>
      <Welcome title={i18n.getFixedT(language, 'dashboard')('welcome', { name: SLOT })} />
      <CourseTiles
        courses={{ rows: samples, total: samples.length }}
        listHref={paths.courses}
        courseHref={() => paths.courses}
        packagesHref={paths.addBuyCourse}
        renewHref={paths.myPackages}
      />
      <LastVisitNote since={0} now={HOUR} status="updating" />
    </>
  ),
  page: (language) => (
    <Shell page={{ kind: 'page', title: '', onBack: null }} language={language}>
      {null}
    </Shell>
  ),
};

/** Renders every placeholder in every language as a template, and collects the styles they use. */
export async function prerender(): Promise<{ html: string; css: string }> {
  const sheet = new ServerStyleSheet();
  const templates: string[] = [];
  for (const language of LANGUAGES) {
    const { lang } = languageTable[language];
    const i18n = await createI18n(language);
    await loadTranslations(i18n, ['session']);
    for (const [name, render] of Object.entries(screens)) {
      const markup = renderToStaticMarkup(
        sheet.collectStyles(<I18nextProvider i18n={i18n}>{render(language, i18n)}</I18nextProvider>),
      )
        .replaceAll(OWN_ORIGIN, '')
        .replaceAll(timeAgo(language, 0, HOUR), SLOT)
        .replaceAll(new RegExp(`${SLOT}{2,}`, 'g'), SLOT)
        // Nothing happens yet when they are pressed. Not `disabled`: they look as they will.
        .replaceAll('<button type="button"', '<button aria-disabled="true" type="button"');
      templates.push(
        `<template data-screen="${name}" lang="${language}"><div lang="${lang}">${markup}</div></template>`,
      );
    }
  }
  const css = sheet.getStyleTags().replace(/<\/?style[^>]*>/g, '');
  return { html: templates.join('\n'), css };
}
