import { paths } from '@portal/domain/screens';
import { createToSafeHref } from '@portal/domain/shared';
import { describe, expectTypeOf, test } from 'vitest';
import type {
  AvatarProps,
  ButtonLinkProps,
  IconLinkProps,
  ListRowProps,
  SectionProps,
  TextLinkProps,
} from '../kit/index.ts';
import type { Href, LinkHref, LinkProps, SafeHref } from './index.ts';

/* Checked by the compiler: `tsc` fails where one of these lines does not hold. */

describe('a plain string does not compile as a link', () => {
  test('in any link component of the kit', () => {
    expectTypeOf<string>().not.toExtend<LinkProps['href']>();
    expectTypeOf<string>().not.toExtend<ButtonLinkProps['href']>();
    expectTypeOf<string>().not.toExtend<TextLinkProps['href']>();
    expectTypeOf<string>().not.toExtend<IconLinkProps['href']>();
    expectTypeOf<string>().not.toExtend<ListRowProps['href']>();
    expectTypeOf<string>().not.toExtend<NonNullable<SectionProps['link']>['href']>();
  });

  test('nor as the URL of a picture', () => {
    expectTypeOf<string>().not.toExtend<AvatarProps['picture']>();
    expectTypeOf<Href>().not.toExtend<AvatarProps['picture']>();
  });
});

test('a URL that was checked as a link is no picture, and nothing else that needs a safe URL', () => {
  const toSafeHref = createToSafeHref('https://main.example', 'https://portal.example');
  expectTypeOf(toSafeHref('http://a.example', 'link')).toEqualTypeOf<LinkHref | null>();
  expectTypeOf<LinkHref>().toExtend<LinkProps['href']>();
  expectTypeOf<LinkHref>().not.toExtend<AvatarProps['picture']>();
  expectTypeOf<LinkHref>().not.toExtend<SafeHref>();
});

test('a URL checked by a decoder and a path of the screen table compile', () => {
  const toSafeHref = createToSafeHref('https://main.example', 'https://portal.example');
  expectTypeOf(toSafeHref('/a')).toEqualTypeOf<SafeHref | null>();
  expectTypeOf<SafeHref>().toExtend<LinkProps['href']>();
  expectTypeOf(paths.courses).toExtend<LinkProps['href']>();
  expectTypeOf(paths.course(1)).toExtend<LinkProps['href']>();
});
