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
const noop = () => undefined;

/** The translation keys for pages whose title differs from that of their screen. */
const OWN_TITLES = {
  posts: 'lessons:title.posts',
  newMessage: 'messages:newMessage',
  booking: 'appointments-booking:page',
} as const;

const isOwnTitle = (name: unknown): name is keyof typeof OWN_TITLES => typeof name === 'string' && name in OWN_TITLES;

interface PageInShellProps {
  screen: StudentScreenId;
  /** Instead of the screen's title: a key of `OWN_TITLES`, or a name, for instance of a course. */
  titleOverride: unknown;
  /** The name of the page's course, shown under the title. */
  about: unknown;
  /** Whether it is the whole dashboard, which has its own heading; its panels are shown under a page title. */
  whole: boolean;
  language: unknown;
  children: ReactNode;
}

function PageInShell({ screen, titleOverride, about, whole, language, children }: PageInShellProps) {
  const { t } = useTranslation(['shell', 'lessons', 'messages', 'appointments-booking']);
  const name = typeof titleOverride === 'string' ? titleOverride : t(titleKeyOf(screen));
  return (
    <AppShell
      brand={{ name: 'Harbour English', logoUrl: null }}
      homeHref={paths.dashboard}
      page={
        whole && screen === 'dashboard'
          ? { kind: 'dashboard' }
          : {
              kind: 'page',
              title: isOwnTitle(titleOverride) ? t(OWN_TITLES[titleOverride]) : name,
              about: typeof about === 'string' ? { name: about, href: paths.course(101) } : null,
              onBack: noop,
            }
      }
      items={items}
      current={entryOf(screen)}
      language={asLanguage(language)}
      onLanguageChange={noop}
      notificationsHref={paths.notifications}
      messages={{ href: paths.messages(), unread: false }}
      display={{ appearance: 'system', scheme: 'school' }}
      onDisplayChange={noop}
      onLogOut={noop}
      onBlocked={noop}
      offline={false}
    >
      {children}
    </AppShell>
  );
}

/**
 * Renders a story in the portal's header and menu: `parameters.shell` is the id of its screen, `parameters.title` another
 * title, and `parameters.about` the name of its course. `parameters.column: 'side'` gives a panel the width of the
 * dashboard's second column.
 */
export const withShell: Decorator = (Story, { parameters, globals, title }) => {
  const screen = studentScreens.find((id) => id === parameters['shell']);
  if (!screen) return <Story />;
  return (
    <PageInShell
      screen={screen}
      titleOverride={parameters['title']}
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
