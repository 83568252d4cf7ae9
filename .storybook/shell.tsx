import { entryPath, navEntries, type NavEntry } from '@portal/domain/screens';
import { asLanguage } from '@portal/ui/i18n';
import { AppShell } from '@portal/ui/shell';
import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const items = navEntries.map((entry) => ({ entry, href: entryPath[entry] }));
const nothing = () => undefined;

/** Pages that no entry of the menu leads to, by the name of their title. */
const OTHER_PAGES = ['notifications', 'messages', 'addBuyCourse', 'myPackages'] as const;
type OtherPage = (typeof OTHER_PAGES)[number];

const isEntry = (name: NavEntry | OtherPage): name is NavEntry => navEntries.some((one) => one === name);

/** Pages below an entry of the menu that have words of their own for a title. */
const OWN_TITLES = {
  lessons: 'lessons:title.lessons',
  posts: 'lessons:title.posts',
  progress: 'progress:page',
  schedule: 'schedule:page',
} as const;

const isOwnTitle = (name: unknown): name is keyof typeof OWN_TITLES => typeof name === 'string' && name in OWN_TITLES;

interface PageInShellProps {
  entry: NavEntry | OtherPage;
  /** Instead of the entry's words: a page's own, or a name, for instance of a course. */
  named: unknown;
  /** Name of the course the page is about: a line under the title. */
  about: unknown;
  /** Only the whole dashboard has its own heading; a part of it stands under a page's title. */
  whole: boolean;
  language: unknown;
  children: ReactNode;
}

function PageInShell({ entry, named, about, whole, language, children }: PageInShellProps) {
  const { t } = useTranslation(['shell', 'lessons', 'progress', 'schedule']);
  const words = isEntry(entry) ? t(`entry.${entry}`) : t(`page.${entry}`);
  const name = typeof named === 'string' ? named : words;
  return (
    <AppShell
      brand={{ name: 'Harbour English', logoUrl: null }}
      homeHref="/"
      page={
        whole && entry === 'dashboard'
          ? { kind: 'dashboard' }
          : {
              kind: 'page',
              title: isOwnTitle(named) ? t(OWN_TITLES[named]) : name,
              about: typeof about === 'string' ? { name: about, href: '/MyCourse/101' } : null,
              onBack: nothing,
            }
      }
      items={items}
      current={isEntry(entry) ? entry : null}
      language={asLanguage(language)}
      onLanguageChange={nothing}
      notificationsHref="/Notification"
      messages={{ href: '/Message', unread: false }}
      display={{ appearance: 'system', scheme: 'school' }}
      onDisplayChange={nothing}
      onLogOut={nothing}
      onBlocked={nothing}
      offline={false}
    >
      {children}
    </AppShell>
  );
}

/**
 * A screen as the student sees it: `parameters.shell` names the entry of the menu it belongs to (or its title, for a
 * page beside the menu), and header and menu stand around it. `parameters.title` is what the page calls itself instead,
 * and `parameters.about` the course it belongs to. `parameters.column: 'side'` draws a part as wide as the dashboard's
 * second column.
 */
export const withShell: Decorator = (Story, { parameters, globals, title }) => {
  const entry = [...navEntries, ...OTHER_PAGES].find((one) => one === parameters['shell']);
  if (!entry) return <Story />;
  return (
    <PageInShell
      entry={entry}
      named={parameters['title']}
      about={parameters['about']}
      whole={title === 'Screens/Dashboard'}
      language={globals['language']}
    >
      {parameters['column'] === 'side' ? (
        <div style={{ maxWidth: 376 }}>
          <Story />
        </div>
      ) : (
        <Story />
      )}
    </PageInShell>
  );
};
