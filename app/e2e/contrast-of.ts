import type { Locator } from 'playwright';

/** What of an element can be told from what it lies on, as WCAG's ratios; 0 = it is not drawn. */
export interface Contrasts {
  text: string;
  /** Of its words: the least. */
  words: number;
  /** Of its own ground and that of the page. */
  ground: number;
  /** Of its outline: where that is inside, and its ground; else, and the page. */
  outline: number;
}

/** The contrasts of each of these elements, in the colours that are drawn at last, whoever chose them. */
export const contrastsOf = (elements: Locator): Promise<Contrasts[]> =>
  elements.evaluateAll((all) => {
    type Colour = readonly [number, number, number];
    const partsOf = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    /** A colour over an opaque one, which shows through it. */
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
