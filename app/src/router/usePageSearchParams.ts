import { existingPage, PAGE_SIZES, type PageSize, type PageRequest } from '@portal/domain/shared';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useLatestLocation } from './useLatestLocation.ts';
import { useQueryParams } from './useQueryParams.ts';

interface PageSearchParams extends PageRequest {
  /** Pushes a history entry: back returns to the page before. */
  onPageChange: (page: number) => void;
  /** Starts at the first page. */
  onSizeChange: (size: PageSize) => void;
}

/**
 * The page of a list and its size are stored in the search params (`?page=2&size=25`, pages counted from 1), so that back,
 * reload and sharing keep them. The first page and the smallest size are left out.
 */
export function usePageSearchParams(): PageSearchParams {
  const [params, setParams] = useQueryParams();
  const size = PAGE_SIZES.find((one) => `${one}` === params.get('size')) ?? PAGE_SIZES[0];
  const page = /^[1-9]\d{0,5}$/.exec(params.get('page') ?? '')?.[0] ?? '1';
  return {
    page: Number(page) - 1,
    size,
    onPageChange: (next) => setParams({ page: next === 0 ? null : `${next + 1}` }),
    onSizeChange: (next) => setParams({ size: next === PAGE_SIZES[0] ? null : `${next}`, page: null }, true),
  };
}

/**
 * Goes to the last page when the list has become too short for the page in the URL.
 *
 * @param total rows of all pages; undefined while that is not known
 */
export function useExistingPage(pageRequest: PageRequest, total: number | undefined): void {
  const [, setParams] = useQueryParams();
  const { key } = useLocation();
  const latest = useLatestLocation();
  const page = existingPage(pageRequest, total);
  useEffect(() => {
    // Another page of the list may have been chosen that is not rendered yet.
    if (page !== pageRequest.page && latest()?.key === key)
      setParams({ page: page === 0 ? null : `${page + 1}` }, true);
  });
}
