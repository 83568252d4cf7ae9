/** Returns the closest ancestor with a scrollbar of its own, else the page's scrolling element. */
export function scrollerOf(element: Element): Element {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (getComputedStyle(parent).overflowY === 'auto' && parent !== document.body) return parent;
  }
  return document.scrollingElement ?? document.documentElement;
}
