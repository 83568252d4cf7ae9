import type { Href } from '@portal/domain/shared';
import { CirclePlus, Layers } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CardSkeletons, LinkCard, LinkCards, LinkRowsCard, LinkRowsCardSkeleton } from '../blocks/link-cards/index.ts';
import { ListRow, RowList, TextSkeleton } from '../kit/index.ts';

export interface EnrollmentScreenProps {
  /** Whether the student may add courses; null = not known yet. */
  addShown: boolean | null;
  addHref: Href;
  /** The student's own packages, active and completed; null = an archived student has no entries for them (000 §2.3). */
  own: { packagesHref: Href; completedHref: Href } | null;
}

/** /Enrollment: links to the page where packages are added and to the student's own ones (002 §2). */
export function EnrollmentScreen({ addShown, addHref, own }: EnrollmentScreenProps) {
  const { t } = useTranslation(['packages-mine', 'shell']);
  return (
    <LinkCards columns={2}>
      {addShown === null && <CardSkeletons count={1} />}
      {addShown && (
        <LinkCard
          icon={CirclePlus}
          heading="h2"
          title={t('shell:page.addBuyCourse')}
          text={t('addText')}
          action={t('add')}
          href={addHref}
        />
      )}
      {own && (
        <LinkRowsCard icon={Layers} heading="h2" title={t('shell:page.myPackages')} text={t('mineText')}>
          <RowList>
            <li>
              <ListRow quiet title={t('myCourses')} caption={t('myCoursesText')} href={own.packagesHref} />
            </li>
            <li>
              <ListRow quiet title={t('completed')} caption={t('completedText')} href={own.completedHref} />
            </li>
          </RowList>
        </LinkRowsCard>
      )}
    </LinkCards>
  );
}

/** Placeholder of /Enrollment, before there are words. */
export function EnrollmentSkeleton() {
  return (
    <LinkCards columns={2}>
      <CardSkeletons count={1} />
      <div aria-hidden>
        <LinkRowsCardSkeleton>
          <RowList>
            {['88px', '112px'].map((width) => (
              <li key={width}>
                <ListRow
                  quiet
                  title={<TextSkeleton type="label" width={width} />}
                  caption={<TextSkeleton type="caption" width="160px" />}
                />
              </li>
            ))}
          </RowList>
        </LinkRowsCardSkeleton>
      </div>
    </LinkCards>
  );
}
