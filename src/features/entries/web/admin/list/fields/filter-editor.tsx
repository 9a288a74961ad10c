import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { IconFilterPlus, IconX } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { announce } from '../../../../../../lib/admin-ui/announce.tsx';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { useWebsite } from '../../../../../websites/web/index.ts';
import { type FieldWanted, MOST_ASKED } from '../../../../asked-fields.ts';
import type { ContentType } from '../../../../entry-shapes.ts';
import { entryListAdmin } from '../../../../messages/admin-list/area.ts';
import css from '../entries.module.css';
import type { Field } from './field-columns.ts';
import { areShort, type Asked } from './field-conditions.ts';
import { useRecordNames } from './record-names.ts';
import { sayFilter } from './say-filter.ts';

const FilterDialog = lazy(() => import('./filter-dialog.tsx'));

interface Props {
  type: ContentType;
  /** Those that can be asked. */
  fields: readonly Field[];
  asked: Asked;
  /** What is wrong with filters of other fields, by key; they can only be removed. */
  broken?: ReadonlyMap<string, string>;
  put: (asked: Asked) => void;
}

interface ChipProps {
  filter: string;
  children: ReactNode;
  onRemove: () => void;
}

function Chip({ filter, children, onRemove }: ChipProps) {
  const words = useMessages(entryListAdmin);
  return (
    <Group component="li" gap={0} wrap="nowrap" className={css.chip}>
      {children}
      <ActionIcon size={28} aria-label={words.removeFilter({ filter })} onClick={onRemove}>
        <IconX size={14} />
      </ActionIcon>
    </Group>
  );
}

const BrokenChip = ({ filter, onRemove }: Omit<ChipProps, 'children'>) => (
  <Chip filter={filter} onRemove={onRemove}>
    <Text size="sm" px="xs" c="var(--mantine-color-error)">
      {filter}
    </Text>
  </Chip>
);

/** Filters by fields, each of which can be edited and removed, and the way to add one. */
export function FilterEditor({ type, fields, asked, broken = new Map(), put }: Props) {
  const words = useMessages(entryListAdmin);
  const currency = useWebsite().data?.ecommerce.currency ?? 'GBP';
  /** The field whose filter is edited; '' for a new one. */
  const [opened, setOpened] = useState<string | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const isUsed = ({ key }: Field) => asked[key] !== undefined;
  const used = fields.filter(isUsed);
  const nameOf = useRecordNames(type, Object.fromEntries(used.map(({ key }) => [key, asked[key] ?? {}])));
  const free = fields.filter((field) => !isUsed(field));
  const count = used.length + broken.size;
  const remove = (key: string, filter: string) => {
    const { [key]: _, ...rest } = asked;
    put(rest);
    announce(words.filterRemoved({ filter }));
    // It may have been disabled until now.
    setTimeout(() => add.current?.focus());
  };
  return (
    <>
      <Group gap="xs">
        {count > 0 && (
          <Group component="ul" gap="xs" p={0} m={0} className={css.plain} aria-label={words.filters}>
            {used.map((field) => {
              const { key } = field;
              const filter = sayFilter(field, asked[key] ?? {}, { currency, nameOf });
              return (
                <Chip key={key} filter={filter} onRemove={() => remove(key, filter)}>
                  <Button
                    variant="subtle"
                    color="gray"
                    size="compact-sm"
                    className="admin-clip"
                    onClick={() => setOpened(key)}
                  >
                    {filter}
                  </Button>
                </Chip>
              );
            })}
            {[...broken].map(([key, says]) => (
              <BrokenChip key={key} filter={says} onRemove={() => remove(key, says)} />
            ))}
          </Group>
        )}
        <Button
          ref={add}
          variant="default"
          size="xs"
          leftSection={<IconFilterPlus size={15} aria-hidden />}
          disabled={free.length === 0 || count >= MOST_ASKED}
          onClick={() => setOpened('')}
        >
          {words.addFilter}
        </Button>
      </Group>
      {opened !== null && (
        <Suspense fallback={null}>
          <FilterDialog
            key={opened}
            type={type}
            fields={opened === '' ? free : fields.filter(({ key }) => key === opened)}
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
