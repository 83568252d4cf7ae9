import { courseOrTest, type CourseOrTest } from '@portal/domain/blocks';
import { parseIdParam } from '@portal/domain/screens';
import { useQueryParams } from '../router/useQueryParams.ts';

/** The state of the add/buy page that is in its search params. */
interface PackagesSearchParams {
  /** null = the first one. */
  group: number | null;
  subGroup: number | null;
  /** The course or test whose packages are open; null = none. */
  item: CourseOrTest | null;
  /** null = the student's own, or the first one. */
  packageId: number | null;
  compares: boolean;
  onGroupChange: (id: number) => void;
  onSubGroupChange: (id: number) => void;
  onPackageChange: (id: number) => void;
  onComparesChange: (compares: boolean) => void;
  /** Closes the open packages, and replaces the history entry. */
  onItemClose: () => void;
}

/** `?group=1&sub=11&course=101&package=1012&view=compare`; `test` instead of `course` for a diagnostic test. */
export function usePackagesSearchParams(): PackagesSearchParams {
  const [params, setParams] = useQueryParams();
  const idOf = (name: string) => parseIdParam(params.get(name));
  return {
    group: idOf('group'),
    subGroup: idOf('sub'),
    item: courseOrTest(idOf('course'), idOf('test')),
    packageId: idOf('package'),
    compares: params.get('view') === 'compare',
    onGroupChange: (id) => setParams({ group: `${id}`, sub: null }, true),
    onSubGroupChange: (id) => setParams({ sub: `${id}` }, true),
    onPackageChange: (id) => setParams({ package: `${id}` }, true),
    onComparesChange: (compares) => setParams({ view: compares ? 'compare' : null }, true),
    onItemClose: () => setParams({ course: null, test: null, package: null, view: null }, true),
  };
}
