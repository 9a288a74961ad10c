import { Group, Input, NativeSelect, Stack, Text } from '@mantine/core';
import { allows, mostOfKeys, type Access, type Area, type Rights } from '../../../../lib/http/areas.ts';
import { keyAreas } from '../../key-areas.ts';
import { accessWords, areaLabel } from '../../scope-labels.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { apiKeysAdmin } from '../../messages/admin/area.ts';

interface Props {
  value: Rights;
  onChange: (rights: Rights) => void;
}

const levels: readonly Access[] = ['read', 'write'];
const isAccess = (value: string): value is Access => value === 'read' || value === 'write';

/** A key's permissions by area. */
export function ScopeChoice({ value, onChange }: Props) {
  const words = useMessages(apiKeysAdmin);
  const choose = (area: Area, level: string) => {
    const { [area]: _before, ...rest } = value;
    onChange(isAccess(level) ? { ...rest, [area]: level } : rest);
  };
  return (
    <Stack gap={6} role="group" aria-labelledby="key-scopes">
      <Input.Label labelElement="div" id="key-scopes">
        {words.permissions}
      </Input.Label>
      {keyAreas.map((area) => (
        <Group key={area} justify="space-between" gap="xs" wrap="nowrap">
          <Text size="sm" style={{ minWidth: 0 }}>
            {areaLabel(area, words)}
          </Text>
          <NativeSelect
            size="xs"
            w={140}
            style={{ flex: 'none' }}
            aria-label={areaLabel(area, words)}
            value={value[area] ?? ''}
            onChange={(event) => choose(area, event.currentTarget.value)}
            data={[
              { value: '', label: words.noAccess },
              ...levels
                .filter((level) => allows(mostOfKeys, area, level))
                .map((level) => ({ value: level, label: words[accessWords[level]] })),
            ]}
          />
        </Group>
      ))}
    </Stack>
  );
}
