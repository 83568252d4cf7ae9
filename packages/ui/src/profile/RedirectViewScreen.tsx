import type { LinkResult } from '@portal/domain/profile';
import { showsOutcomeUnknown, type Failure } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import { useLostAnswerMessage } from '../blocks/load-error/index.ts';
import { MessagePage, PublicPage, type BrandIdentity } from '../blocks/page-frame/index.ts';
import type { Language } from '../i18n/index.ts';
import { Button, Spinner } from '../kit/index.ts';

export interface RedirectViewScreenProps {
  brand: BrandIdentity;
  language: Language;
  onLanguageChange: (language: Language) => void;
  result: LinkResult;
  /**
   * Why linking failed; null when it was not requested. Without reasons from the server the page shows its own text.
   */
  failure: Failure | null;
  onDashboard: () => void;
}

const arts = { linking: 'key', success: 'completed', failure: 'error', invalid: 'lock' } as const;

/** /RedirectView: the result of linking a Google account (000 §2.1). */
export function RedirectViewScreen({ result, failure, onDashboard, ...page }: RedirectViewScreenProps) {
  const { t } = useTranslation('profile-account');
  const toLostAnswer = useLostAnswerMessage();
  const unknown = failure !== null && showsOutcomeUnknown(failure);
  const reasons = failure && 'messages' in failure ? failure.messages : [];
  const [title, lines] = unknown
    ? [t('result.unknown'), [toLostAnswer(failure), t('result.unknownText')]]
    : [t(`result.${result}`), reasons.length > 0 ? reasons : [t(`result.${result}Text`)]];
  return (
    <PublicPage {...page}>
      <MessagePage art={arts[result]} title={title} text={lines.join('\n')} live>
        {result === 'linking' ? <Spinner /> : <Button onClick={onDashboard}>{t('result.dashboard')}</Button>}
      </MessagePage>
    </PublicPage>
  );
}
