import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import css from '../products.module.css';
import { type FieldsProps, Section } from './section.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { productsAdmin } from '../../../messages/admin/area.ts';

const MOST = 30;

/** Specifications of the product, shown as a table below its description. */
export function AttributeFields({ now, change, errors }: FieldsProps) {
  const words = useMessages(productsAdmin);
  const { attributes } = now;
  const set = (at: number, part: Partial<(typeof attributes)[number]>) =>
    change({ attributes: attributes.map((one, place) => (place === at ? { ...one, ...part } : one)) });
  return (
    <Section title={words.specifications}>
      <Text size="sm" c="dimmed">
        {words.materialDimensionsCareAndSo}
      </Text>
      {attributes.length > 0 && (
        <Stack gap="xs" role="list">
          {attributes.map(({ name, value }, at) => (
            <Group key={at} role="listitem" wrap="nowrap" align="flex-end" gap="xs">
              <TextInput
                label={words.name}
                placeholder={words.material}
                // The focus after “Add specification”.
                autoFocus={name === '' && value === ''}
                w={{ base: 110, sm: 180 }}
                value={name}
                maxLength={60}
                error={errors[`attributes.${at}.name`]}
                onChange={({ currentTarget }) => set(at, { name: currentTarget.value })}
              />
              <TextInput
                label={words.value}
                placeholder={words.stoneware}
                className={css.grow}
                value={value}
                maxLength={300}
                error={errors[`attributes.${at}.value`]}
                onChange={({ currentTarget }) => set(at, { value: currentTarget.value })}
              />
              <ActionIcon
                variant="default"
                size={36}
                aria-label={name ? words.remove({ name }) : words.removeSpecification({ number: at + 1 })}
                onClick={() => change({ attributes: attributes.toSpliced(at, 1) })}
              >
                <IconX size={16} />
              </ActionIcon>
            </Group>
          ))}
        </Stack>
      )}
      {attributes.length < MOST && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} />}
          style={{ alignSelf: 'flex-start' }}
          onClick={() => change({ attributes: [...attributes, { name: '', value: '' }] })}
        >
          {words.addSpecification}
        </Button>
      )}
    </Section>
  );
}
