import { expect, test } from 'vitest';
import { styleAttributesToClasses } from './style-attributes.ts';

test.each([
  ['without a class', '<div style="width:1px"></div>', '<div class="placed-0"></div>'],
  ['with a class before', '<i class="a b" style="width:1px">x</i>', '<i class="placed-0 a b">x</i>'],
  ['with a class behind', '<i style="width:1px" class="a" lang="en">x</i>', '<i class="placed-0 a" lang="en">x</i>'],
])('the attribute of an element %s becomes a class', (_name, html, expected) => {
  expect(styleAttributesToClasses({ html, css: '.a{}' })).toEqual({
    html: expected,
    css: '.a{}.placed-0.placed-0.placed-0{width:1px}',
  });
});

test('the same style is one class, and what has none stays', () => {
  const html = '<p style="height:1px"></p><hr/><p style="width:1px"></p><p style="height:1px"></p>';
  const moved = styleAttributesToClasses({ html, css: '' });
  expect(moved.html).toBe('<p class="placed-0"></p><hr/><p class="placed-1"></p><p class="placed-0"></p>');
  expect(moved.css.match(/\{/g)).toHaveLength(2);
});

test('a quote in a style is one in its rule', () => {
  const { css } = styleAttributesToClasses({ html: '<b style="font-family:&quot;A&quot;"></b>', css: '' });
  expect(css).toContain('{font-family:"A"}');
});
