import { Anchor, NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { ReferenceContext, type ReferenceSource } from '../../../../../../lib/admin-ui/references.ts';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { pageEditAdmin } from '../../../../messages/admin-edit/area.ts';

interface Props {
  label: string;
  description: string | undefined;
  error: string | undefined;
  value: string;
  onChange: (value: string | null) => void;
}

function Choice({ source, value, onChange, ...shared }: Props & { source: ReferenceSource }) {
  const words = useMessages(pageEditAdmin);
  const { data: options } = useQuery({
    queryKey: source.key,
    queryFn: source.fetch,
    // It may have been created in another tab a moment ago.
    refetchOnWindowFocus: 'always',
  });
  const gone = value !== '' && options && !options.some((option) => option.value === value);
  return (
    <div>
      <NativeSelect
        {...shared}
        data={[
          { value: '', label: options ? words.choose : words.loading },
          ...(options ?? []),
          ...(gone ? [{ value, label: words.deletedReference }] : []),
        ]}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
      />
      <Text size="xs" c="dimmed" mt={4}>
        {options?.length === 0 && `${source.none} `}
        <Anchor size="xs" href={source.create.href} target="_blank">
          {source.create.label}
        </Anchor>
      </Text>
      {source.Notice && <source.Notice />}
    </div>
  );
}

const nothing: Pick<ReferenceSource, 'key' | 'fetch'> = { key: ['reference', 'none'], fetch: async () => [] };

/** Names of the records with ids of this kind; empty until loaded. */
export function useReferenceNames(of: string | undefined): ReadonlyMap<string, string> {
  const source = use(ReferenceContext)[of ?? ''];
  const { key, fetch } = source ?? nothing;
  const { data = [] } = useQuery({ queryKey: key, queryFn: fetch, enabled: source !== undefined });
  return new Map(data.map(({ value, label }) => [value, label]));
}

/** Chooses a record of the site by name. */
export function ReferenceField({ of, ...props }: Props & { of: string }) {
  const source = use(ReferenceContext)[of];
  return source ? <Choice source={source} {...props} /> : null;
}
