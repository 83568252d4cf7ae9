import { useQuery } from '@tanstack/react-query';
import dayjs from 'dayjs';
import { useText } from './useText.ts';
import { styled } from 'styled-components';
import { coursesQuery } from './courses.ts';

const List = styled.main`
  display: grid;
  gap: 1rem;
  padding: 1rem;
  font-family: sans-serif;
`;

const Card = styled.article`
  padding: 1rem;
  border: 1px solid #ccc;
  border-radius: 0.75rem;
`;

interface CoursesProps {
  title: string;
  /** How many cards are shown. */
  count: number;
}

/** A heading and cards of courses. */
export function Courses({ title, count }: CoursesProps) {
  const t = useText();
  const { data = [] } = useQuery(coursesQuery);
  return (
    <List>
      <h1>{title}</h1>
      {data.slice(0, count).map(({ Id, CourseName, CourseDescription, ProgressStatus }) => (
        <Card key={Id}>
          <h2>{CourseName}</h2>
          <p>{CourseDescription}</p>
          <p>{t('standing', { progress: ProgressStatus, date: dayjs().format('D MMM YYYY') })}</p>
        </Card>
      ))}
    </List>
  );
}
