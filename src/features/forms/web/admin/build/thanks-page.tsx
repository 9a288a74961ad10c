import { Select } from '@mantine/core';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { LinkSourcesContext } from '../../../../../lib/admin-ui/rich-text/link-choices.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { formsAdmin } from '../../../messages/admin/area.ts';

interface Props {
  value: string;
  error: string | undefined;
  onChange: (page: string) => void;
}

const isPage = /^\/[a-z0-9-]*$/;

/** The page to show afterwards, chosen from all pages. */
export function ThanksPage({ value, error, onChange }: Props) {
  const words = useMessages(formsAdmin);
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
  const gone = value && !known ? [{ value, label: isLoading ? value : words.noLongerExists({ value }) }] : [];
  return (
    <Select
      label={words.redirectToAPage}
      description={words.insteadOfShowingTheMessage}
      placeholder={words.stayOnThePage}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': words.stayOnThePage }}
      nothingFoundMessage={words.noPagesFound}
      data={[...gone, ...pages.map(({ href, label }) => ({ value: href, label }))]}
      value={value || null}
      error={error}
      onChange={(page) => onChange(page ?? '')}
    />
  );
}
