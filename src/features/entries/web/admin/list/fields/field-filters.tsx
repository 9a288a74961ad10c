import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { IconFilterPlus, IconX } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { announce } from '../../../../../../lib/admin-ui/announce.tsx';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { useWebsite } from '../../../../../websites/web/index.ts';
import { type FieldWanted, MOST_ASKED } from '../../../../asked-fields.ts';
import type { ContentType } from '../../../../entry-shapes.ts';
import { entryListAdmin } from '../../../../messages/admin-list/area.ts';
import css from '../entries.module.css';
import type { Field } from './field-columns.ts';
import { areShort, type Asked, isFilterable, writeAsked } from './field-conditions.ts';
import { useRecordNames } from './record-names.ts';
import { sayFilter } from './say-filter.ts';

const FilterDialog = lazy(() => import('./filter-dialog.tsx'));

interface Props {
  type: ContentType;
  asked: Asked;
  /** Filters of the address that can’t be applied any more. */
  dropped: number;
  change: (patch: { fields: string }) => void;
}

interface ChipProps {
  /** What the filter says. */
  filter: string;
  onEdit: () => void;
  onRemove: () => void;
}

function Chip({ filter, onEdit, onRemove }: ChipProps) {
  const words = useMessages(entryListAdmin);
  return (
    <Group component="li" gap={0} wrap="nowrap" className={css.chip}>
      <Button variant="subtle" color="gray" size="compact-sm" className="admin-clip" onClick={onEdit}>
        {filter}
      </Button>
      <ActionIcon size={28} aria-label={words.removeFilter({ filter })} onClick={onRemove}>
        <IconX size={14} />
      </ActionIcon>
    </Group>
  );
}

function Dropped({ count, onDismiss }: { count: number; onDismiss: () => void }) {
  const words = useMessages(entryListAdmin);
  return (
    <Group gap="xs" mb="sm">
      <Text size="sm" role="status">
        {words.filtersDropped({ count })}
      </Text>
      <Button variant="subtle" size="compact-sm" onClick={onDismiss}>
        {words.dismiss}
      </Button>
    </Group>
  );
}

/** Filters by fields of the type, each of which can be edited and removed, and the way to add one. */
export function FieldFilters({ type, asked, dropped, change }: Props) {
  const words = useMessages(entryListAdmin);
  const currency = useWebsite().data?.ecommerce.currency ?? 'GBP';
  /** The field whose filter is edited; '' for a new one. */
  const [opened, setOpened] = useState<string | null>(null);
  const nameOf = useRecordNames(type, asked);
  const add = useRef<HTMLButtonElement>(null);
  const usable = type.fields.filter(isFilterable);
  const isUsed = ({ key }: Field) => asked[key] !== undefined;
  const used = usable.filter(isUsed);
  const free = usable.filter((field) => !isUsed(field));
  const put = (next: Asked) => change({ fields: writeAsked(next) });
  const remove = ({ key }: Field, filter: string) => {
    const { [key]: _, ...rest } = asked;
    put(rest);
    announce(words.filterRemoved({ filter }));
    // It may have been disabled until now.
    setTimeout(() => add.current?.focus());
  };
  return (
    <>
      {usable.length > 0 && (
        <Group gap="xs" mb="sm">
          {used.length > 0 && (
            <Group component="ul" gap="xs" p={0} m={0} className={css.plain} aria-label={words.filters}>
              {used.map((field) => {
                const filter = sayFilter(field, asked[field.key] ?? {}, { currency, nameOf });
                return (
                  <Chip
                    key={field.key}
                    filter={filter}
                    onEdit={() => setOpened(field.key)}
                    onRemove={() => remove(field, filter)}
                  />
                );
              })}
            </Group>
          )}
          <Button
            ref={add}
            variant="default"
            size="xs"
            leftSection={<IconFilterPlus size={15} aria-hidden />}
            disabled={free.length === 0 || used.length >= MOST_ASKED}
            onClick={() => setOpened('')}
          >
            {words.addFilter}
          </Button>
        </Group>
      )}
      {dropped > 0 && <Dropped count={dropped} onDismiss={() => put(asked)} />}
      {opened !== null && (
        <Suspense fallback={null}>
          <FilterDialog
            key={opened}
            type={type}
            fields={opened === '' ? free : usable.filter(({ key }) => key === opened)}
            wanted={asked[opened]}
            currency={currency}
            onApply={(key, wanted: FieldWanted) => {
              const next = { ...asked, [key]: wanted };
              if (!areShort(next)) return false;
              put(next);
              return true;
            }}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}
