import { ActionIcon, Button, Fieldset, Group, Stack, TagsInput, Text, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { Option } from '../product-draft.ts';
import { countOf, MOST_VARIANTS, variantsFor } from '../variants.ts';
import css from '../products.module.css';
import { errorWithin, type FieldsProps, Section } from './section.tsx';
import { VariantTable } from './variant-table.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { productsAdmin } from '../../../messages/admin/area.ts';

const MOST_OPTIONS = 3;

/** Options such as size and colour, and the resulting variants. */
export function VariantFields(props: FieldsProps) {
  const words = useMessages(productsAdmin);
  const { now, change, errors } = props;
  const { options } = now;
  const set = (next: Option[]) => change({ options: next, variants: variantsFor(now, next) });
  const error = errors['options'] ?? errors['variants'];
  return (
    <Section title={words.variants}>
      {options.length === 0 && (
        <Text size="sm" c="dimmed">
          {words.addOptionsLikeSizeOr}
        </Text>
      )}
      {options.map(({ name, values }, at) => (
        <Fieldset key={at} legend={words.option({ number: at + 1 })} variant="filled" p="sm">
          <Stack gap="xs">
            <Group wrap="nowrap" align="flex-end" gap="xs">
              <TextInput
                label={words.name}
                placeholder={words.size}
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
                aria-label={name ? words.remove({ name }) : words.removeOption({ number: at + 1 })}
                onClick={() => set(options.toSpliced(at, 1))}
              >
                <IconX size={16} />
              </ActionIcon>
            </Group>
            <TagsInput
              label={words.values}
              description={words.pressEnterAfterEach}
              placeholder={values.length === 0 ? words.small : ''}
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
          {words.theseValuesCreateVariantsAnd({ countOf: countOf(options), MOST_VARIANTS })}
        </Text>
      )}
      {options.length < MOST_OPTIONS && (
        <Group>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            onClick={() => set([...options, { name: '', values: [] }])}
          >
            {words.addOption}
          </Button>
        </Group>
      )}
      {now.variants.length > 0 && <VariantTable {...props} />}
    </Section>
  );
}
