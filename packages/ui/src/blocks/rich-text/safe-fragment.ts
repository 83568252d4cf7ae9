import createPurifier, { type Config, type DOMPurify } from 'dompurify';

/** Allowed link URLs: http(s), mailto, or a path of this origin (`/x`, never `//x`). */
const LINK = /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i;

/** Allowed image URLs: as for links, without mailto. */
const IMAGE = /^(?:https?:\/\/|\/(?![/\\]))/i;

/** Characters a browser strips from a URL before it resolves it: `/\t/host` is `//host`. */
const IGNORED = /[\p{Cc}\s]/gu;

const TEXT = 'a abbr b br cite code del dfn em i img ins kbd mark q s samp small span strike strong sub sup u var wbr';
const BLOCKS = 'blockquote center dd div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre ul';
const LANDMARKS = 'address article aside footer header main nav section';
const TABLES = 'caption table tbody td tfoot th thead tr';

const ALLOWED: Config = {
  ALLOWED_TAGS: [TEXT, BLOCKS, LANDMARKS, TABLES].join(' ').split(' '),
  ALLOWED_ATTR: ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'start'],
  // Their values are numbers, so they are not checked against ALLOWED_URI_REGEXP.
  ADD_URI_SAFE_ATTR: ['width', 'height', 'colspan', 'rowspan', 'start'],
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOWED_URI_REGEXP: LINK,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

let purifier: DOMPurify | undefined;

/** Created on first use, not on import: pages without HTML of the server do not need it. */
function getPurifier(): DOMPurify {
  if (!purifier) {
    purifier = createPurifier(window);
    purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
      // By default DOMPurify allows data: URLs on images, regardless of ALLOWED_URI_REGEXP.
      const allowed = attribute.attrName === 'src' ? IMAGE : attribute.attrName === 'href' ? LINK : null;
      if (allowed && !allowed.test(attribute.attrValue.replace(IGNORED, ''))) attribute.keepAttr = false;
    });
  }
  return purifier;
}

/**
 * Sanitises HTML of the server to a fragment without active content. It keeps text, paragraphs, lists, tables, links
 * and images, and removes styles, classes, ids, handlers, forms, frames and SVG. The text of removed elements stays
 * where it is meant to be read.
 */
export function safeFragment(html: string): DocumentFragment {
  // For a document without a body, such as a frameset, `sanitize` returns null, which its types do not declare.
  const fragment: DocumentFragment | null = getPurifier().sanitize(html, { ...ALLOWED, RETURN_DOM_FRAGMENT: true });
  return fragment ?? document.createDocumentFragment();
}
