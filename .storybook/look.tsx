import { asLanguage, createI18n, LAZY_NAMESPACES, htmlLang, loadTranslations as loadFurther } from '@portal/ui/i18n';
import type { Decorator, Loader } from '@storybook/react-vite';
import type { i18n } from 'i18next';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { pseudoLocale } from './pseudo-locale.ts';

/** The toolbar's time zone that leaves each story its own. */
export const STORY_ZONE = 'story';

const instances = new Map<string, Promise<i18n>>();

/** One i18next instance a toolbar language, with all words; the pseudo-locale is English passed through a post-processor. */
async function instanceFor(language: string): Promise<i18n> {
  let instance = instances.get(language);
  if (!instance) {
    instance = withEveryArea(language === 'pseudo' ? createI18n('en', pseudoLocale) : createI18n(asLanguage(language)));
    instances.set(language, instance);
  }
  return instance;
}

async function withEveryArea(made: Promise<i18n>): Promise<i18n> {
  const instance = await made;
  await loadFurther(instance, LAZY_NAMESPACES);
  return instance;
}

/** The words are there before a story renders, so that no picture shows a half-loaded screen. */
export const loadTranslations: Loader = async ({ globals }) => ({
  i18n: await instanceFor(String(globals['language'])),
});

/**
 * Storybook hides the canvas when a story takes more than 100 ms to come, and shows it again after the story's layout
 * effects have run: what such an effect focuses, as a dialog its title, is not rendered then and takes no focus. So it is
 * shown before.
 */
function showCanvas() {
  document.body.classList.add('sb-show-main');
}

/** Words, language, colour scheme, appearance and time zone of a story, as the toolbar says. */
export const withLook: Decorator = (Story, { args, globals, loaded }) => {
  const { timeZone } = globals;
  // Only what shows times takes a zone, and keeps the story's own until another is chosen.
  const moved = typeof args['zone'] === 'string' && timeZone !== STORY_ZONE;
  const root = document.documentElement;
  showCanvas();
  root.lang = htmlLang[asLanguage(globals['language'])];
  root.dataset['appearance'] = String(globals['appearance']);
  root.dataset['scheme'] = String(globals['scheme']);
  return (
    <I18nextProvider i18n={loaded['i18n'] as i18n}>
      <Suspense>
        <Story args={moved ? { ...args, zone: timeZone } : args} />
      </Suspense>
    </I18nextProvider>
  );
};
