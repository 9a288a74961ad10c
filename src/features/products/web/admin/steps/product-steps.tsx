import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { UnsavedGuard } from '../../../../../lib/admin-ui/editing/unsaved-guard.tsx';
import { useFocusRefused } from '../../../../../lib/admin-ui/editing/use-focus-refused.ts';
import { PictureFields } from '../edit/picture-fields.tsx';
import { FindingFields, PublishFields } from '../edit/place-fields.tsx';
import { PriceFields, StockFields } from '../edit/price-fields.tsx';
import type { FieldsProps } from '../edit/section.tsx';
import { useProductEditing } from '../edit/use-product-editing.ts';
import { VariantFields } from '../edit/variant-fields.tsx';
import { DetailsFields } from '../edit/details-fields.tsx';
import type { ProductDraft } from '../product-draft.ts';

interface Step {
  title: string;
  says: string;
  Fields: (props: FieldsProps) => React.ReactNode;
  /** Prefixes of the server's error paths for this step. */
  about: readonly string[];
  /** What is missing before the next step. */
  missing?: (draft: ProductDraft) => Record<string, string>;
}

const steps: readonly Step[] = [
  {
    title: 'Name and description',
    says: 'Use the name your customers know, and describe what it’s made of and who it’s for.',
    Fields: DetailsFields,
    about: ['label', 'slug', 'description'],
    missing: ({ label }): Record<string, string> => (label.trim() ? {} : { label: 'Enter a product name.' }),
  },
  {
    title: 'Images',
    says: 'Two or three photos in daylight work best: the whole product, a detail and one in use. You can also add them later.',
    Fields: PictureFields,
    about: ['images'],
  },
  {
    title: 'Price',
    says: 'The price customers pay. A compare-at price is shown crossed out next to it.',
    Fields: PriceFields,
    about: ['price', 'compareAt', 'taxClass'],
    missing: ({ price }): Record<string, string> =>
      price === '' ? { price: 'Enter an amount like 24.50.' } : {},
  },
  {
    title: 'Variants',
    says: 'Add options like size or colour. If there’s only one version, continue.',
    Fields: VariantFields,
    about: ['options', 'variants'],
  },
  {
    title: 'Stock and weight',
    says: 'You never sell more than you have in stock. Leave empty for no limit.',
    Fields: StockFields,
    about: ['stock', 'sku', 'weight', 'shippingClass', 'lowStock'],
  },
  {
    title: 'Organisation',
    says: 'Collections group products in your shop. Tags help people find them.',
    Fields: FindingFields,
    about: ['collections', 'tags'],
  },
  {
    title: 'Visibility',
    says: 'Choose “Hidden” to check it first.',
    Fields: PublishFields,
    about: ['published', 'publishAt'],
  },
];

/** A physical product, one question at a time; the values are the same as in the long form. */
export function ProductSteps() {
  const editing = useProductEditing(null, 'physical');
  const { stored, now, change, save, saving, problem } = editing;
  const [at, setAt] = useState(0);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const top = useRef<HTMLDivElement>(null);
  const errors = { ...editing.errors, ...wrong };
  useFocusRefused(errors);
  const go = (to: number) => {
    setAt(to);
    requestAnimationFrame(() => top.current?.focus());
  };
  // The server's errors are shown at their step.
  useEffect(() => {
    const [path] = Object.keys(editing.errors);
    const place = steps.findIndex(({ about }) =>
      about.some((name) => path === name || path?.startsWith(`${name}.`)),
    );
    if (place >= 0) setAt(place);
    // Only when a reply comes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [editing.errors]);
  if (stored) return <Navigate replace to={`/admin/products/edit/${stored._id}`} />;
  const step = steps[at];
  if (!step) return null;
  const { Fields, title, says, missing } = step;
  const last = at === steps.length - 1;
  const next = () => {
    const lacking = missing?.(now) ?? {};
    setWrong(lacking);
    if (Object.keys(lacking).length > 0) return;
    if (last) void save();
    else go(at + 1);
  };
  return (
    <Stack gap="md" maw="40rem">
      <PageHeader
        title={now.label || 'New product'}
        lead={`Step ${at + 1} of ${steps.length}`}
        back={{ to: '/admin/products/new', label: 'New product' }}
      />
      <Progress.Root>
        <Progress.Section value={((at + 1) / steps.length) * 100} aria-label="Steps" />
      </Progress.Root>
      {problem !== null && (
        <Alert color="orange" icon={<IconInfoCircle />} role="alert">
          {problem}
        </Alert>
      )}
      <div ref={top} tabIndex={-1} role="group" aria-label={title} className="admin-step">
        <Text fw={650} fz="lg">
          {title}
        </Text>
        <Text c="dimmed" mb="md">
          {says}
        </Text>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            next();
          }}
        >
          <Fields now={now} change={change} errors={errors} kind="physical" />
          <Group justify="space-between" mt="lg">
            <Button variant="default" disabled={at === 0} onClick={() => go(at - 1)}>
              Back
            </Button>
            <Button type="submit" loading={saving}>
              {last ? 'Save product' : 'Continue'}
            </Button>
          </Group>
        </form>
      </div>
      <UnsavedGuard unsaved={editing.isChanged} />
    </Stack>
  );
}
