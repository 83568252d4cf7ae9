import { Skeleton, SkeletonGroup } from '../kit/index.ts';
import { Rows } from './PasswordPage.tsx';

/** Skeleton of a form of the password pages: its fields with their labels, and its button, if its place is known. */
export function FormSkeleton({ fields, button = false }: { fields: number; button?: boolean }) {
  return (
    <SkeletonGroup>
      <Rows>
        {Array.from({ length: fields }, (_, field) => (
          <div key={field}>
            <Skeleton shape="line" width="8em" height="16px" />
            <div style={{ height: '10px' }} />
            <Skeleton shape="block" radius="control" height="48px" />
          </div>
        ))}
        {button && <Skeleton shape="block" radius="control" height="48px" />}
      </Rows>
    </SkeletonGroup>
  );
}
