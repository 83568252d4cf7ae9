import { createI18n, loadTranslations, type Language } from '@portal/ui/i18n';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { prerender } from '../boot/prerender.tsx';
import { createFirstPicture, readPage, showTitle, type FirstPicture } from '../boot/first-picture/index.ts';

let drawn: Promise<HTMLElement> | undefined;

async function drawTemplates(): Promise<HTMLElement> {
  const page = document.createElement('div');
  const { first, later } = await prerender('/');
  page.innerHTML = first + later;
  return page;
}

/** A placeholder in one language, as the page shows it. */
interface Opened {
  root: HTMLElement;
  picture: FirstPicture;
  /** Begins drawing into it. */
  begin: () => void;
}

/** Returns the placeholder of the dashboard, or of another page. */
export async function openPlaceholder(language: Language, path = '/'): Promise<Opened> {
  drawn ??= drawTemplates();
  const templates = await drawn;
  const template = (kind: 'screen' | 'part', name: string) => {
    const found = templates.querySelector<HTMLTemplateElement>(`template[data-${kind}=${name}][lang=${language}]`);
    if (!found) throw new Error(`no ${name} in ${language}`);
    return found.content;
  };
  const root = document.createElement('div');
  const page = path === '/' ? null : readPage(template('part', 'pages'), path);
  const screen = template('screen', page ? (page.ofCourse ? 'coursePage' : 'page') : 'dashboard');
  root.append(screen.cloneNode(true));
  if (page) showTitle(root, page.title);
  const current = page ? page.entry : 'dashboard';
  const picture = createFirstPicture();
  return {
    root,
    picture,
    begin: () => picture.begin(root, { screen, part: (name) => template('part', name), current, language }),
  };
}

/** Returns the placeholder after `begin`. */
export async function openFilledPlaceholder(language: Language, path = '/'): Promise<Omit<Opened, 'begin'>> {
  const { begin, ...opened } = await openPlaceholder(language, path);
  begin();
  return opened;
}

/** Returns the elements that the components render. */
export async function renderToElement(language: Language, node: ReactNode): Promise<HTMLElement> {
  const i18n = await createI18n(language);
  await loadTranslations(i18n, ['calendar']);
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(createElement(I18nextProvider, { i18n }, node));
  return page;
}

/**
 * The attributes that differ between placeholder and code: ids, references to them, whether a button is disabled, and the
 * language of a text, which only the code finds out.
 */
const IGNORED_ATTRIBUTES = ['lang', 'id', 'aria-controls', 'aria-labelledby', 'aria-describedby', 'aria-disabled'];

/** Returns the markup of a part of a page, without the attributes that differ between placeholder and code. */
export function markupOf(page: Element, selector: string): string {
  const part = page.querySelector(selector)?.cloneNode(true) as Element;
  for (const element of [part, ...part.querySelectorAll('*')]) {
    for (const name of IGNORED_ATTRIBUTES) element.removeAttribute(name);
    // The skip link refers to an id.
    if (element.getAttribute('href')?.startsWith('#')) element.removeAttribute('href');
  }
  return part.outerHTML;
}
