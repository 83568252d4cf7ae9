import { CardSkeletons, LinkCards } from '../blocks/link-cards/index.ts';
import { TextSkeleton } from '../kit/index.ts';
import { HelpHead } from './HelpHead.tsx';

/** Placeholder of /Help: the sentence above the school's links, and the links. */
export function HelpSkeleton() {
  return (
    <>
      <HelpHead lead={<TextSkeleton type="body" width="232px" />} />
      <LinkCards>
        <CardSkeletons />
      </LinkCards>
    </>
  );
}
