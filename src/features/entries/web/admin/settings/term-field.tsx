import { MultiSelect, TagsInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import type { ContentType, ShownTerm, TermKind } from '../../../entry-shapes.ts';
import { MOST_TERMS_OF_ENTRY } from '../../../field-kinds.ts';
import { callEntries, termsQuery } from '../entry-calls.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entrySettingsAdmin } from '../../../messages/admin-settings/area.ts';

interface Props {
  kind: TermKind;
  label: string;
  description: string | undefined;
  type: ContentType;
  value: readonly ShownTerm[];
  onChange: (ids: string[]) => void;
}

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Categories, tags or authors by name; a new name creates one. */
export function TermField({ kind, label, description, type, value, onChange }: Props) {
  const words = useMessages(entrySettingsAdmin);
  const queries = useQueryClient();
  const known = (useQuery(termsQuery(type._id)).data ?? []).filter((term) => term.kind === kind);
  const make = useMutation({
    mutationFn: (name: string) =>
      callEntries('POST /api/entry-terms', {
        body: { kind, name, ...(kind === 'author' ? {} : { type: type._id }) },
      }),
    onSuccess: async ({ _id }) => {
      await queries.invalidateQueries({ queryKey: termsQuery(type._id).queryKey });
      onChange([...value.map((term) => term._id), _id]);
    },
  });
  const change = (names: string[]) => {
    const find = (name: string) =>
      value.find((term) => same(term.name, name)) ?? known.find((term) => same(term.name, name));
    const ids = [...new Set(names.flatMap((name) => find(name)?._id ?? []))];
    const fresh = names.find((name) => name.trim() !== '' && !find(name));
    if (fresh !== undefined) make.mutate(fresh.trim());
    else onChange(ids);
  };
  // Visitors see the page of a new category, tag or author at once, so people who ask for approval choose among those that exist.
  if (!may('publish', 'write'))
    return (
      <MultiSelect
        label={label}
        description={description}
        data={[...new Map([...value, ...known].map(({ _id, name }) => [_id, name]))].map(([id, name]) => ({
          value: id,
          label: name,
        }))}
        value={value.map(({ _id }) => _id)}
        maxValues={MOST_TERMS_OF_ENTRY}
        searchable
        nothingFoundMessage={words.noResultsFound}
        onChange={onChange}
      />
    );
  return (
    <TagsInput
      label={label}
      description={description}
      data={[...new Set(known.map(({ name }) => name))]}
      value={[...new Set(value.map(({ name }) => name))]}
      maxTags={MOST_TERMS_OF_ENTRY}
      maxLength={80}
      disabled={make.isPending}
      splitChars={kind === 'author' ? [] : [',']}
      acceptValueOnBlur
      onChange={change}
    />
  );
}
