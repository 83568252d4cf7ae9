import { asLanguage, createI18n, LAZY_NAMESPACES, loadTranslations as loadNamespaces } from '@portal/ui/i18n';
import type { Decorator, Loader } from '@storybook/react-vite';
import type { i18n } from 'i18next';
import { SlowLoading } from '@portal/ui/kit';
import { Suspense } from 'react';
import { I18nextProvider, setI18n } from 'react-i18next';
// Loaded before the first story, so that no picture is taken while this lazy code is being fetched.
import '../packages/ui/src/kit/Art/Drawing.tsx';
import { isPseudo, rootAttributes } from './languages.ts';
import { pseudoLocale } from './pseudo-locale.ts';

/** The toolbar's default time zone, with which each story keeps its own. */
export const STORY_ZONE = 'story';

/** The other time zones of the toolbar. The keys are in the URL, where Storybook drops a value with a slash. */
export const ZONES = {
  sydney: 'Australia/Sydney',
  shanghai: 'Asia/Shanghai',
  'st-johns': 'America/St_Johns',
  utc: 'UTC',
} as const;

const instances = new Map<string, Promise<i18n>>();

/**
 * Returns the i18next instance of a language, with all namespaces. The pseudo-locale is English with a post-processor.
 */
async function i18nFor(language: string): Promise<i18n> {
  let instance = instances.get(language);
  if (!instance) {
    instance = withAllNamespaces(
      isPseudo(language) ? createI18n('en', pseudoLocale) : createI18n(asLanguage(language)),
    );
    instances.set(language, instance);
  }
  return instance;
}

async function withAllNamespaces(created: Promise<i18n>): Promise<i18n> {
  const instance = await created;
  await loadNamespaces(instance, LAZY_NAMESPACES);
  return instance;
}

/**
 * Loads the translations before a story renders, so that no picture shows a suspended screen. Its play uses them too,
 * through the `t` of `testing`.
 */
export const loadTranslations: Loader = async ({ globals }) => {
  const translations = await i18nFor(String(globals['language']));
  setI18n(translations);
  return { i18n: translations };
};

/**
 * Shows the canvas. Storybook hides it when a story takes more than 100 ms to prepare, and shows it only after the story's
 * layout effects, so an effect that focuses something, such as a dialog's title, would try to focus a hidden element.
 */
function showCanvas() {
  document.body.classList.add('sb-show-main');
}

/** Applies the toolbar's language, colour scheme, appearance and time zone to a story. */
export const withGlobals: Decorator = (Story, { args, globals, loaded }) => {
  const zone = Object.entries(ZONES).find(([name]) => name === globals['timeZone'])?.[1];
  const root = document.documentElement;
  showCanvas();
  Object.assign(root, rootAttributes(String(globals['language'])));
  root.dataset['appearance'] = String(globals['appearance']);
  root.dataset['scheme'] = String(globals['scheme']);
  return (
    <I18nextProvider i18n={loaded['i18n'] as i18n}>
      {/* Never treats loading as slow, so that pictures of loading states do not depend on time. */}
      <SlowLoading value={Number.POSITIVE_INFINITY}>
        <Suspense>
          {/* Only stories with an arg `zone` have a time zone; they keep their own until another one is chosen. */}
          <Story args={zone && typeof args['zone'] === 'string' ? { ...args, zone } : args} />
        </Suspense>
      </SlowLoading>
    </I18nextProvider>
  );
};
