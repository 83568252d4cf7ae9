import type { CalendarItem } from '@portal/domain/calendar';
import type { RegistrationNotice as Notice } from '@portal/domain/live-classes';
import type { UpgradeOffer } from '@portal/domain/settings';
import type { Failure, Href, Submission } from '@portal/domain/shared';
import type { VideoSource } from '@portal/domain/blocks';
import { CalendarClock, Hourglass, Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Alert, Button, ButtonLink, FactList, Sheet, Tag, TextLink } from '../kit/index.ts';
import { LoadError } from '../blocks/load-error/index.ts';
import { RegistrationNotice } from '../blocks/registration-notice/index.ts';
import { SafeHtml } from '../blocks/rich-text/index.ts';
import { VideoPlayer } from '../blocks/video-player/index.ts';
import { DateTimeWithZone } from '../blocks/date-time/index.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import { ClassPicture, ClassTile, useClassPicture } from './ClassPicture.tsx';
import { useCalendarItemLabels } from './useCalendarItemLabels.ts';

export interface LiveClassDialogProps {
  item: CalendarItem & { kind: 'liveClass' };
  video: VideoSource | null;
  now: Date;
  zone: string;
  registration: Submission;
  /** The class is being refetched: the buttons that may change are busy. */
  refreshing: boolean;
  /** Why the refetch after a change failed; the class is shown without registration until it succeeds. */
  refetchFailure: Failure | null;
  onRefetch: () => void;
  onRegister: () => void;
  /** Opens the confirmation before the registration is cancelled. */
  onCancel: () => void;
  /** The result of the registration, or the confirmation before it is cancelled. */
  notice: Notice | null;
  onConfirmCancel: () => void;
  onDismissNotice: () => void;
  /** How a larger package is offered, and the page where it is bought. */
  upgrade: UpgradeOffer;
  upgradeHref: Href;
  calendarFile: Submission;
  /** null = the class no longer exists. */
  onAddToCalendar: (() => void) | null;
  onClose: () => void;
}

/** A live class of the dashboard: its details, and the actions the server allows this student (001 §2). */
export function LiveClassDialog(props: LiveClassDialogProps) {
  const { item, video, now, zone, registration, onClose, calendarFile, onAddToCalendar } = props;
  const { liveClass } = item;
  const { joinUrl } = liveClass;
  const { t } = useTranslation('calendar');
  const { labels, zoneAt } = useCalendarItemLabels(now, zone);
  const itemLabels = labels(item);
  const picture = useClassPicture(video ? null : liveClass.imageUrl);
  return (
    <>
      <Sheet
        title={liveClass.title}
        leading={picture.small && <ClassTile {...picture} />}
        onClose={onClose}
        // Cannot be closed while the request is pending, because its result has to be shown.
        dismissible={registration.status !== 'pending'}
        footer={hasActions(props) && <Actions {...props} />}
      >
        <Stack>
          {(itemLabels.relation || liveClass.mayCancel) && (
            <Tags>
              {itemLabels.relation && <Tag kind={itemLabels.relation.kind}>{itemLabels.relation.text}</Tag>}
              {liveClass.mayCancel && <Tag kind="success">{t('registered')}</Tag>}
            </Tags>
          )}
          {video && <VideoPlayer source={video} title={liveClass.title} />}
          {!picture.small && <ClassPicture {...picture} />}
          <FactList
            facts={[
              {
                label: t('detail.when'),
                icon: CalendarClock,
                value: <DateTimeWithZone dateTime={itemLabels.range} zone={zoneAt(item.starts)} />,
              },
              {
                label: t('detail.duration'),
                icon: Hourglass,
                value: t('minutes', { count: liveClass.minutes }),
              },
              ...(joinUrl || liveClass.mayJoin
                ? [
                    {
                      label: t('detail.address'),
                      icon: Link2,
                      value: joinUrl ? (
                        <TextLink href={joinUrl} external>
                          {joinUrl}
                        </TextLink>
                      ) : (
                        t('detail.linkMissing')
                      ),
                    },
                  ]
                : []),
            ]}
          />
          {liveClass.description && <SafeHtml html={liveClass.description} />}
          {onAddToCalendar && <AddToCalendar what="item" submission={calendarFile} onAdd={onAddToCalendar} />}
          {props.refetchFailure && (
            <LoadError title={t('refetchFailed')} failure={props.refetchFailure} onRetry={props.onRefetch} />
          )}
          {liveClass.upgradeNeeded && <UpgradeNotice offer={props.upgrade} />}
        </Stack>
      </Sheet>
      <RegistrationNotice
        notice={props.notice}
        onConfirmCancel={props.onConfirmCancel}
        onDismiss={props.onDismissNotice}
      />
    </>
  );
}

/** Why the class is not available to this student yet. */
function UpgradeNotice({ offer }: { offer: UpgradeOffer }) {
  const { t } = useTranslation('calendar');
  return <Alert kind="info" title={t('upgradeReason')} messages={offer === 'onDesktop' ? [t('upgradeDesktop')] : []} />;
}

/** The actions of a class; each button is shown when the server's flag allows it. */
function Actions({
  item: { liveClass },
  registration,
  refreshing,
  onRegister,
  onCancel,
  upgrade,
  upgradeHref,
}: LiveClassDialogProps) {
  const { t } = useTranslation('calendar');
  const busy = refreshing ? t('updating') : undefined;
  return (
    <>
      {liveClass.mayCancel && (
        <Button variant="outline" block busyLabel={busy} onClick={onCancel}>
          {t('cancelRegistration')}
        </Button>
      )}
      {liveClass.upgradeNeeded && upgrade === 'open' && (
        <ButtonLink block href={upgradeHref}>
          {t('upgrade')}
        </ButtonLink>
      )}
      {liveClass.mayRegister && (
        <Button block busyLabel={registration.status === 'pending' ? t('registering') : busy} onClick={onRegister}>
          {t('register')}
        </Button>
      )}
      {liveClass.mayJoin && liveClass.joinUrl && (
        <ButtonLink block href={liveClass.joinUrl} external>
          {t('join')}
        </ButtonLink>
      )}
    </>
  );
}

/** Returns whether there is any action; without one there is no footer. */
function hasActions({ item: { liveClass }, upgrade }: LiveClassDialogProps): boolean {
  const { mayCancel, mayRegister, mayJoin, joinUrl, upgradeNeeded } = liveClass;
  return mayCancel || mayRegister || (mayJoin && joinUrl !== null) || (upgradeNeeded && upgrade === 'open');
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

const Tags = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
