import { Autocomplete } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { pagePath } from '../../../../slugs.ts';
import { allPagesQuery } from '../../page-calls.ts';

interface Props {
  label: string;
  description?: string | undefined;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** An address, typed or taken from the site's own pages. */
export function LinkField({ label, description, error, value, onChange }: Props) {
  const pages = useQuery(allPagesQuery).data ?? [];
  const names = new Map(
    pages.filter(({ subdomain }) => subdomain === '').map(({ slug, name }) => [pagePath(slug), name]),
  );
  return (
    <Autocomplete
      label={label}
      description={description ?? 'Choose a page, or type an address: https://…, mailto:…, tel:…'}
      error={error}
      data={[...names.keys()]}
      limit={20}
      value={value}
      onChange={onChange}
      renderOption={({ option }) => (
        <span className="admin-words">
          {names.get(option.value)} <small>{option.value}</small>
        </span>
      )}
    />
  );
}
