import { useTranslation } from 'react-i18next';
import { Button, Card, Section } from '../kit/index.ts';
import { Caption, Row, Body } from './account-row.ts';

/** The section with the button that opens the confirmation before the account is deleted (002 §6). */
export function DeleteAccount({ onDelete }: { onDelete: () => void }) {
  const { t } = useTranslation('profile-account');
  return (
    <Section title={t('delete.section')}>
      <Card>
        <Row>
          <Body>
            <Caption>{t('delete.offer')}</Caption>
          </Body>
          <Button variant="dangerOutline" compact onClick={onDelete}>
            {t('delete.open')}
          </Button>
        </Row>
      </Card>
    </Section>
  );
}
