import { useText } from './useText.ts';
import { Link } from 'react-router-dom';
import { Courses } from './Courses.tsx';

/** The second route: eight cards. Its code is fetched when it opens. */
export default function CourseListPage() {
  const t = useText();
  return (
    <>
      <Link to={`/${location.search}`}>{t('back')}</Link>
      <Courses title={t('courses')} count={8} />
    </>
  );
}
