import type { Locator } from 'playwright';

/** The contrast ratios of an element (WCAG); 0 = the element or its outline is not drawn. */
export interface Contrasts {
  text: string;
  /** The lowest contrast of its texts. */
  words: number;
  /** Contrast between its background and that of the page. */
  ground: number;
  /**
   * Contrast between its outline and what surrounds that: the element's background where the outline is inside, else
   * the page's.
   */
  outline: number;
}

/** Returns the contrasts of each of these elements, computed from the final colours, whatever style sets them. */
export const contrastsOf = (elements: Locator): Promise<Contrasts[]> =>
  elements.evaluateAll((all) => {
    type Colour = readonly [number, number, number];
    const partsOf = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    /** Blends a colour, which may be translucent, over an opaque one. */
    const over = (colour: string, below: Colour): Colour => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = partsOf(colour);
      const mix = (part: number, under: number) => part * alpha + under * (1 - alpha);
      return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2])];
    };
    const luminance = (colour: Colour) => {
      const [red = 0, green = 0, blue = 0] = colour
        .map((part) => part / 255)
        .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one: Colour, other: Colour) => {
      const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
      return (lighter + 0.05) / (darker + 0.05);
    };
    const groundOf = (element: Element | null): Colour =>
      element ? over(getComputedStyle(element).backgroundColor, groundOf(element.parentElement)) : [255, 255, 255];
    const hasWords = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim());

    const page = groundOf(document.body);
    return all.map((element) => {
      const ground = groundOf(element);
      const words = [element, ...element.querySelectorAll('*')]
        .filter(hasWords)
        .map((one) => contrast(over(getComputedStyle(one).color, groundOf(one)), groundOf(one)));
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
      const around = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) > 0 ? page : ground;
      return {
        text: element.textContent?.trim() ?? '',
        words: Math.min(...words),
        ground: contrast(ground, page),
        outline: outlineStyle === 'none' ? 0 : contrast(over(outlineColor, around), around),
      };
    });
  });
