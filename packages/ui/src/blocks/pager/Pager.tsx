import { lastPage, PAGE_SIZES, rowsOfPage, type PageSize, type PageRequest } from '@portal/domain/shared';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { notPrinted, tabularNumbers } from '../../theme/index.ts';
import { IconButton, SelectField, Spinner } from '../../kit/index.ts';

export interface PagerProps extends PageRequest {
  /** Accessible name of the navigation: the list it belongs to. */
  label: string;
  /** Number of rows on all pages together. */
  total: number;
  /** The page is being fetched; the rows of the previous page are still shown. */
  loading?: boolean;
  onPageChange: (page: number) => void;
  onSizeChange: (size: PageSize) => void;
}

/**
 * Pagination of a list: previous, next, and the page size (001 §9). Hidden where all rows fit on the smallest page.
 * Lists that load while they are scrolled have none.
 */
export function Pager({ label, page, size, total, loading = false, onPageChange, onSizeChange }: PagerProps) {
  const { t } = useTranslation('pager');
  if (total <= PAGE_SIZES[0]) return null;
  return (
    <Root aria-label={label}>
      <Row>
        <SelectField
          label={t('size')}
          hideLabel
          options={PAGE_SIZES.map((rows) => ({ value: `${rows}`, label: t('perPage', { rows }) }))}
          value={size}
          onChange={({ target }) => onSizeChange(PAGE_SIZES.find((one) => `${one}` === target.value) ?? size)}
        />
        <Turns>
          <IconButton
            label={t('previous')}
            bordered
            disabledFocusable={page <= 0}
            onClick={() => onPageChange(page - 1)}
          >
            <ChevronLeft size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
          <Shown role="status">
            {loading && <Spinner />}
            {t('shown', { ...rowsOfPage({ page, size }, total), total })}
          </Shown>
          <IconButton
            label={t('next')}
            bordered
            disabledFocusable={page >= lastPage(total, size)}
            onClick={() => onPageChange(page + 1)}
          >
            <ChevronRight size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </Turns>
      </Row>
    </Root>
  );
}

const Root = styled.nav`
  container-type: inline-size;
  margin-top: var(--space-4);
  ${notPrinted}
`;

/* Where there is no room for one line, on phones and in narrow columns, the arrows come first, centred. */
const Row = styled.div`
  display: flex;
  flex-direction: column-reverse;
  align-items: center;
  gap: var(--space-3) var(--space-6);
  @container (min-width: 420px) {
    flex-flow: row wrap;
    justify-content: space-between;
  }
`;

const Turns = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-3);
`;

const Shown = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-width: 9em;
  font: var(--type-callout);
  color: var(--ink-body);
  ${tabularNumbers}
`;
