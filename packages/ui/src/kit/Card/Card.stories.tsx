import { paths } from '@portal/domain/screens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, CardBody } from './Card.tsx';
import { ListRow, RowList } from '../ListRow/ListRow.tsx';

const meta = {
  title: 'Kit/Card',
  component: Card,
  args: { as: 'div', flush: false, children: 'You’ve completed 42 of 68 practice lessons.' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Padded: Story = {};

/** Rows extend to the edges of the card and are clipped at its rounded corners. */
export const FlushWithRows: Story = {
  args: {
    as: 'section',
    'aria-label': 'Announcements',
    flush: true,
    children: (
      <>
        <CardBody>Two announcements this week.</CardBody>
        <RowList>
          <li>
            <ListRow title="Easter support hours" caption="Student Support · 09/03/2026" href={paths.messages()} />
          </li>
          <li>
            <ListRow
              title="New PTE mock tests are ready"
              caption="Academic team · 05/03/2026"
              href={paths.assessments}
              read
            />
          </li>
        </RowList>
      </>
    ),
  },
};
