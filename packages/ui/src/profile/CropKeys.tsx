import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { media } from '../theme/index.ts';

/** A legend of the frame's keys. Hidden from screen readers, which get the keys as the description of the frame. */
export function CropKeys() {
  const { t } = useTranslation('profile-account');
  const rows = [
    { keys: ['←', '↑', '→', '↓'], does: t('crop.move') },
    { keys: ['+', '−'], does: t('crop.zoom') },
    { keys: ['R'], does: t('crop.right') },
  ];
  return (
    <Root aria-hidden>
      <Title>{t('crop.keyboard')}</Title>
      {rows.map(({ keys, does }) => (
        <Row key={does}>
          <Keys>
            {keys.map((key) => (
              <Key key={key}>{key}</Key>
            ))}
          </Keys>
          {does}
        </Row>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: none;
  gap: var(--space-2);
  margin-top: auto;
  font: var(--type-caption);
  color: var(--ink-muted);
  ${media.mouse} {
    ${media.fromTablet} {
      display: grid;
    }
  }
`;

const Title = styled.p`
  font: var(--type-label);
  font-weight: 600;
  color: var(--ink-strong);
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 120px minmax(0, 1fr);
  align-items: center;
  gap: var(--space-3);
`;

const Keys = styled.span`
  display: flex;
  gap: var(--space-1);
`;

const Key = styled.kbd`
  min-width: 24px;
  padding: 2px 6px;
  border: 1px solid var(--border-strong);
  border-bottom-width: 2px;
  border-radius: 6px;
  text-align: center;
  font: inherit;
  color: var(--ink-strong);
`;
