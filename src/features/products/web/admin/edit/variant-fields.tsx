import { ActionIcon, Button, Fieldset, Group, Stack, TagsInput, Text, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { Option } from '../product-draft.ts';
import { countOf, MOST_VARIANTS, variantsFor } from '../variants.ts';
import css from '../products.module.css';
import { errorWithin, type FieldsProps, Section } from './section.tsx';
import { VariantTable } from './variant-table.tsx';

const MOST_OPTIONS = 3;

/** Options such as size and colour, and the resulting variants. */
export function VariantFields(props: FieldsProps) {
  const { now, change, errors } = props;
  const { options } = now;
  const set = (next: Option[]) => change({ options: next, variants: variantsFor(now, next) });
  const error = errors['options'] ?? errors['variants'];
  return (
    <Section title="Variants">
      {options.length === 0 && (
        <Text size="sm" c="dimmed">
          Add options like size or colour. Each variant has its own price and stock.
        </Text>
      )}
      {options.map(({ name, values }, at) => (
        <Fieldset key={at} legend={`Option ${at + 1}`} variant="filled" p="sm">
          <Stack gap="xs">
            <Group wrap="nowrap" align="flex-end" gap="xs">
              <TextInput
                label="Name"
                placeholder="Size"
                // The focus after “Add option”.
                autoFocus={name === '' && values.length === 0}
                className={css.grow}
                value={name}
                maxLength={40}
                error={errors[`options.${at}.name`]}
                onChange={({ currentTarget }) =>
                  change({ options: options.with(at, { name: currentTarget.value, values }) })
                }
              />
              <ActionIcon
                variant="default"
                size={36}
                aria-label={`Remove ${name || `option ${at + 1}`}`}
                onClick={() => set(options.toSpliced(at, 1))}
              >
                <IconX size={16} />
              </ActionIcon>
            </Group>
            <TagsInput
              label="Values"
              description="Press Enter after each."
              placeholder={values.length === 0 ? 'Small' : ''}
              value={values}
              maxTags={100}
              clearable={false}
              error={errorWithin(errors, `options.${at}.values`)}
              onChange={(next) => set(options.with(at, { name, values: next }))}
            />
          </Stack>
        </Fieldset>
      ))}
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      )}
      {countOf(options) > MOST_VARIANTS && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          These values create {countOf(options)} variants, and {MOST_VARIANTS} is the maximum. Remove some
          values.
        </Text>
      )}
      {options.length < MOST_OPTIONS && (
        <Group>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            onClick={() => set([...options, { name: '', values: [] }])}
          >
            Add option
          </Button>
        </Group>
      )}
      {now.variants.length > 0 && <VariantTable {...props} />}
    </Section>
  );
}
