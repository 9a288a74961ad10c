import { Select } from '@mantine/core';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { LinkSourcesContext } from '../../../../../lib/admin-ui/rich-text/link-choices.ts';

interface Props {
  value: string;
  error: string | undefined;
  onChange: (page: string) => void;
}

const isPage = /^\/[a-z0-9-]*$/;

/** The page to show afterwards, chosen from all pages. */
export function ThanksPage({ value, error, onChange }: Props) {
  const queries = useQueryClient();
  const found = useQueries({
    queries: use(LinkSourcesContext).map(({ label, find }) => ({
      queryKey: ['links', label, ''],
      queryFn: () => find('', queries),
    })),
  });
  const pages = found.flatMap(({ data }) => data ?? []).filter(({ href }) => isPage.test(href));
  const known = pages.some(({ href }) => href === value);
  const isLoading = found.some(({ isPending }) => isPending);
  const gone = value && !known ? [{ value, label: isLoading ? value : `${value} (no longer exists)` }] : [];
  return (
    <Select
      label="Redirect to a page"
      description="Instead of showing the message."
      placeholder="Stay on the page"
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'Stay on the page' }}
      nothingFoundMessage="No pages found."
      data={[...gone, ...pages.map(({ href, label }) => ({ value: href, label }))]}
      value={value || null}
      error={error}
      onChange={(page) => onChange(page ?? '')}
    />
  );
}
