/** How long the canvas must be unchanged before it is read again. */
const REST_MS = 200;

/** Storybook's overlay on the story, such as the outline of a selected text. */
const HIGHLIGHTS = '#storybook-highlights-root';

const isOfStory = ({ target, addedNodes, removedNodes }: MutationRecord): boolean => {
  const nodes = [...addedNodes, ...removedNodes];
  const element = target instanceof Element ? target : target.parentElement;
  if (element?.closest(HIGHLIGHTS)) return false;
  return nodes.length === 0 || nodes.some((node) => !(node instanceof Element && node.matches(HIGHLIGHTS)));
};

/**
 * Calls `read` once after {@link REST_MS}, and again whenever the canvas has changed and then been unchanged for so
 * long. Changes by `read` itself do not count.
 * @returns a function that ends it
 */
export function watchCanvas(read: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver((records) => {
    if (!records.some(isOfStory)) return;
    clearTimeout(timer);
    timer = setTimeout(readNow, REST_MS);
  });
  const readNow = () => {
    read();
    observer.takeRecords();
  };
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-label', 'title', 'placeholder', 'alt', 'class', 'hidden', 'open'],
  });
  timer = setTimeout(readNow, REST_MS);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
