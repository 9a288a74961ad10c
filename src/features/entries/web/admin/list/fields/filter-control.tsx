import { Input, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import type { FieldControlProps } from '../../../../../../lib/admin-ui/field-controls.ts';
import { messagesNow, useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { canAsk, isOpen } from '../../../../asked-fields.ts';
import type { ContentType } from '../../../../entry-shapes.ts';
import { entryListAdmin } from '../../../../messages/admin-list/area.ts';
import { useType } from '../../entry-calls.ts';
import { type Asked, isFilterable } from './field-conditions.ts';
import { FilterEditor } from './filter-editor.tsx';

/** Why visitors’ lists can’t be filtered so any more, by the key of the field. */
function brokenIn({ fields }: ContentType, asked: Asked): Map<string, string> {
  const words = messagesNow(entryListAdmin);
  return new Map(
    Object.entries(asked).flatMap(([key, wanted]): [string, string][] => {
      const field = fields.find((each) => each.key === key);
      if (!field) return [[key, words.fieldNoLongerExists]];
      if (isOpen(field) && canAsk(field, wanted)) return [];
      const value = field.retired
        ? words.fieldNoLongerExists
        : isOpen(field)
          ? words.filterNoLongerFits
          : words.visitorsDontSeeField;
      return [[key, words.labelled({ label: field.label, value })]];
    }),
  );
}

interface OfTypeProps {
  type: ContentType;
  asked: Asked;
  onChange: (asked: Asked) => void;
}

function FiltersOfType({ type, asked, onChange }: OfTypeProps) {
  const words = useMessages(entryListAdmin);
  const broken = brokenIn(type, asked);
  const fields = type.fields.filter(
    (field) => isFilterable(field) && isOpen(field) && !broken.has(field.key),
  );
  return (
    <>
      <FilterEditor {...{ type, fields, asked, broken }} put={onChange} />
      {fields.length === 0 && broken.size === 0 && <Text size="sm">{words.noFieldsForFilters}</Text>}
      {broken.size > 0 && (
        <Text size="sm" role="status">
          {words.visitorsSeeNoEntriesUntil}
        </Text>
      )}
    </>
  );
}

/** The filters of a block that lists entries. */
export default function FilterControl({
  label,
  description,
  error,
  value,
  props,
  onChange,
}: FieldControlProps) {
  const words = useMessages(entryListAdmin);
  const id = useId();
  const { type: chosen } = props;
  const { data: type, isPending } = useType(typeof chosen === 'string' ? chosen : '');
  const asked = (value ?? {}) as Asked;
  return (
    <Stack role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help`} gap={6}>
      <div>
        <Input.Label id={`${id}-label`} labelElement="div">
          {label}
        </Input.Label>
        <Input.Description id={`${id}-help`}>{description}</Input.Description>
      </div>
      {type ? (
        <FiltersOfType {...{ type, asked, onChange }} />
      ) : (
        <Text size="sm">{isPending ? words.loading : words.chooseATypeFirst}</Text>
      )}
      {error && <Input.Error role="alert">{error}</Input.Error>}
    </Stack>
  );
}
