import { courseOrTest, type CourseOrTest } from '@portal/domain/blocks';
import { parseRouteId } from '@portal/domain/screens';
import { useQueryParams } from '../router/useQueryParams.ts';

/** What of the add/buy page is in its address. */
interface PackagesAddress {
  /** null = the first one. */
  group: number | null;
  sub: number | null;
  /** Whose packages are open; null = none are. */
  item: CourseOrTest | null;
  /** null = the student's own, or the first one. */
  packageId: number | null;
  compares: boolean;
  setGroup: (id: number) => void;
  setSub: (id: number) => void;
  setPackage: (id: number) => void;
  setCompares: (compares: boolean) => void;
  /** Closes the open packages; the entry of the history is replaced. */
  closeItem: () => void;
}

/** `?group=1&sub=11&course=101&package=1012&view=compare`; `test` instead of `course` for a diagnostic test. */
export function usePackagesAddress(): PackagesAddress {
  const [params, setParams] = useQueryParams();
  const idOf = (name: string) => {
    const parsed = parseRouteId(params.get(name) ?? '');
    return parsed?.kind === 'id' ? parsed.id : null;
  };
  return {
    group: idOf('group'),
    sub: idOf('sub'),
    item: courseOrTest(idOf('course'), idOf('test')),
    packageId: idOf('package'),
    compares: params.get('view') === 'compare',
    setGroup: (id) => setParams({ group: `${id}`, sub: null }, true),
    setSub: (id) => setParams({ sub: `${id}` }, true),
    setPackage: (id) => setParams({ package: `${id}` }, true),
    setCompares: (compares) => setParams({ view: compares ? 'compare' : null }, true),
    closeItem: () => setParams({ course: null, test: null, package: null, view: null }, true),
  };
}
