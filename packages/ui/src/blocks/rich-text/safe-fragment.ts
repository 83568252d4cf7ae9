import createPurifier, { type Config, type DOMPurify } from 'dompurify';

/** Where a link may lead: http(s), mail, or a page of this origin (`/x`, never `//x`). */
const LINK = /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i;

/** Where an image may come from: the same without mail. */
const IMAGE = /^(?:https?:\/\/|\/(?![/\\]))/i;

/** What a browser leaves out of an address before it follows it: `/\t/host` is `//host`. */
const IGNORED = /[\p{Cc}\s]/gu;

const TEXT = 'a abbr b br cite code del dfn em i img ins kbd mark q s samp small span strike strong sub sup u var wbr';
const BLOCKS = 'blockquote center dd div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre ul';
const LANDMARKS = 'address article aside footer header main nav section';
const TABLES = 'caption table tbody td tfoot th thead tr';

const ALLOWED: Config = {
  ALLOWED_TAGS: [TEXT, BLOCKS, LANDMARKS, TABLES].join(' ').split(' '),
  ALLOWED_ATTR: ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'start'],
  // Numbers, which are no addresses: they are not held against ALLOWED_URI_REGEXP.
  ADD_URI_SAFE_ATTR: ['width', 'height', 'colspan', 'rowspan', 'start'],
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOWED_URI_REGEXP: LINK,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

let purifier: DOMPurify | undefined;

/** Made at the first use, not at import: pages that show no HTML of the server need not have it. */
function ownPurifier(): DOMPurify {
  if (!purifier) {
    purifier = createPurifier(window);
    purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
      // Left to itself it lets images have data: addresses, whatever ALLOWED_URI_REGEXP says.
      const allowed = attribute.attrName === 'src' ? IMAGE : attribute.attrName === 'href' ? LINK : null;
      if (allowed && !allowed.test(attribute.attrValue.replace(IGNORED, ''))) attribute.keepAttr = false;
    });
  }
  return purifier;
}

/**
 * HTML of the server as a fragment of which nothing can act: text, paragraphs, lists, tables, links and images, without
 * styles, classes, ids, handlers, forms, frames and drawings. What is not allowed goes; the text in it stays where it
 * is meant to be read.
 */
export function safeFragment(html: string): DocumentFragment {
  return ownPurifier().sanitize(html, { ...ALLOWED, RETURN_DOM_FRAGMENT: true });
}
