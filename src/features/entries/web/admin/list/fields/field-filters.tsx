import { Box, Button, Group, Text } from '@mantine/core';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import type { ContentType } from '../../../../entry-shapes.ts';
import { entryListAdmin } from '../../../../messages/admin-list/area.ts';
import { type Asked, isFilterable, writeAsked } from './field-conditions.ts';
import { FilterEditor } from './filter-editor.tsx';

interface Props {
  type: ContentType;
  asked: Asked;
  /** Filters of the address that can’t be applied any more. */
  dropped: number;
  change: (patch: { fields: string }) => void;
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

/** The filters of the owner’s list by fields of the type. */
export function FieldFilters({ type, asked, dropped, change }: Props) {
  const fields = type.fields.filter(isFilterable);
  const put = (next: Asked) => change({ fields: writeAsked(next) });
  return (
    <>
      {fields.length > 0 && (
        <Box mb="sm">
          <FilterEditor {...{ type, fields, asked, put }} />
        </Box>
      )}
      {dropped > 0 && <Dropped count={dropped} onDismiss={() => put(asked)} />}
    </>
  );
}
