import {
  entryOf,
  entryPath,
  navEntries,
  paths,
  studentScreens,
  titleKeyOf,
  type StudentScreenId,
} from '@portal/domain/screens';
import { asLanguage } from '@portal/ui/i18n';
import { AppShell } from '@portal/ui/shell';
import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const items = navEntries.map((entry) => ({ entry, href: entryPath[entry] }));
const nothing = () => undefined;

/** Pages below an entry of the menu that have words of their own for a title. */
const OWN_TITLES = {
  lessons: 'lessons:title.lessons',
  posts: 'lessons:title.posts',
  progress: 'progress:page',
  schedule: 'schedule:page',
} as const;

const isOwnTitle = (name: unknown): name is keyof typeof OWN_TITLES => typeof name === 'string' && name in OWN_TITLES;

interface PageInShellProps {
  screen: StudentScreenId;
  /** Instead of the screen's title: a page's own, or a name, for instance of a course. */
  named: unknown;
  /** Name of the course the page is about: a line under the title. */
  about: unknown;
  /** Only the whole dashboard has its own heading; a part of it stands under a page's title. */
  whole: boolean;
  language: unknown;
  children: ReactNode;
}

function PageInShell({ screen, named, about, whole, language, children }: PageInShellProps) {
  const { t } = useTranslation(['shell', 'lessons', 'progress', 'schedule']);
  const name = typeof named === 'string' ? named : t(titleKeyOf(screen));
  return (
    <AppShell
      brand={{ name: 'Harbour English', logoUrl: null }}
      homeHref={paths.dashboard}
      page={
        whole && screen === 'dashboard'
          ? { kind: 'dashboard' }
          : {
              kind: 'page',
              title: isOwnTitle(named) ? t(OWN_TITLES[named]) : name,
              about: typeof about === 'string' ? { name: about, href: paths.course(101) } : null,
              onBack: nothing,
            }
      }
      items={items}
      current={entryOf(screen)}
      language={asLanguage(language)}
      onLanguageChange={nothing}
      notificationsHref={paths.notifications}
      messages={{ href: paths.messages, unread: false }}
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
 * A screen as the student sees it: `parameters.shell` is its id in the table of screens, and header and menu stand
 * around it. `parameters.title` is what the page calls itself instead,
 * and `parameters.about` the course it belongs to. `parameters.column: 'side'` draws a part as wide as the dashboard's
 * second column.
 */
export const withShell: Decorator = (Story, { parameters, globals, title }) => {
  const screen = studentScreens.find((id) => id === parameters['shell']);
  if (!screen) return <Story />;
  return (
    <PageInShell
      screen={screen}
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
