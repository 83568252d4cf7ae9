import { entryPath, NAV_ENTRIES, type NavEntry } from '@portal/domain/shell';
import { asLanguage } from '@portal/ui/i18n';
import { AppShell } from '@portal/ui/shell';
import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const items = NAV_ENTRIES.map((entry) => ({ entry, href: entryPath[entry] }));
const nothing = () => undefined;

function PageInShell({ entry, language, children }: { entry: NavEntry; language: unknown; children: ReactNode }) {
  const { t } = useTranslation('shell');
  return (
    <AppShell
      brand={{ name: 'Harbour English', logoUrl: null }}
      homeHref="/"
      page={
        entry === 'dashboard' ? { kind: 'dashboard' } : { kind: 'page', title: t(`entry.${entry}`), onBack: nothing }
      }
      items={items}
      current={entry}
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
 * A screen as the student sees it: `parameters.shell` names the entry of the menu it belongs to, and header and menu
 * stand around it.
 */
export const withShell: Decorator = (Story, { parameters, globals }) => {
  const entry = NAV_ENTRIES.find((one) => one === parameters['shell']);
  if (!entry) return <Story />;
  return (
    <PageInShell entry={entry} language={globals['language']}>
      <Story />
    </PageInShell>
  );
};
