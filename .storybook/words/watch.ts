/** How long the canvas must be at rest before it is read again. */
const REST_MS = 200;

/** What Storybook draws over the story, such as the frame of a chosen text. */
const HIGHLIGHTS = '#storybook-highlights-root';

const isOfStory = ({ target, addedNodes, removedNodes }: MutationRecord): boolean => {
  const nodes = [...addedNodes, ...removedNodes];
  const element = target instanceof Element ? target : target.parentElement;
  if (element?.closest(HIGHLIGHTS)) return false;
  return nodes.length === 0 || nodes.some((node) => !(node instanceof Element && node.matches(HIGHLIGHTS)));
};

/**
 * Calls once now and whenever what the canvas shows has changed and come to rest. What `read` itself changes does not
 * count.
 * @returns ends it
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
