import { useState } from 'react';
import { styled } from 'storybook/theming';
import { nearestPicture, type Look, type State } from '../data/states.ts';

/** Pictures wider than this (px) are shown in landscape format. */
const TABLET = 800;

/** Components of the kit that open over the page, so that their pictures show a whole screen. */
const OVER_THE_PAGE = /^Kit\/(Dialog|ConfirmDialog|Sheet|Toast|ActionMenu|DateField|ComboField)$/;

/** Whether the picture has a small component of the kit at the top, and is empty below it. */
const isLow = ({ title }: State) => title.startsWith('Kit/') && !OVER_THE_PAGE.test(title);

/**
 * The accepted picture of a state that comes closest to a look, with a label when its language or appearance differs.
 */
export function Thumbnail({ state, look }: { state: State; look: Look }) {
  const picture = nearestPicture(state.pictures, look);
  const [failed, setFailed] = useState<string>();
  if (!picture || failed === picture.src)
    return <Frame aria-hidden>{state.pictures.length > 0 ? 'Not accepted yet' : 'No picture'}</Frame>;
  const other = [
    picture.language !== look.language && (picture.language === 'zh' ? '中文' : 'English'),
    picture.appearance !== look.appearance && picture.appearance,
  ].filter((word) => word !== false);
  return (
    <Frame aria-hidden style={isLow(state) || picture.width > TABLET ? { aspectRatio: '3 / 2' } : undefined}>
      <img
        key={picture.src}
        src={picture.src}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setFailed(picture.src)}
      />
      {other.length > 0 && <Other>picture: {other.join(', ')}</Other>}
    </Frame>
  );
}

const Frame = styled.span(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  color: theme.textMutedColor,
  background: theme.background.hoverable,
  fontSize: 12,
  img: { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'top' },
}));

const Other = styled.span(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: 8,
  bottom: 8,
  padding: '2px 8px',
  borderRadius: 10,
  color: theme.color.defaultText,
  background: theme.background.content,
  boxShadow: `0 0 0 1px ${theme.appBorderColor}`,
}));
