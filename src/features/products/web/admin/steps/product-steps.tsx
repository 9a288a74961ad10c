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
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { productsAdmin } from '../../../messages/admin/area.ts';

interface Step {
  title: string;
  says: string;
  Fields: (props: FieldsProps) => React.ReactNode;
  /** Prefixes of the server's error paths for this step. */
  about: readonly string[];
  /** What is missing before the next step. */
  missing?: (draft: ProductDraft) => Record<string, string>;
}

function stepsNow(): readonly Step[] {
  const words = messagesNow(productsAdmin);
  return [
    {
      title: words.nameAndDescription,
      says: words.useTheNameYourCustomers,
      Fields: DetailsFields,
      about: ['label', 'slug', 'description'],
      missing: ({ label }): Record<string, string> =>
        label.trim() ? {} : { label: words.enterAProductName },
    },
    {
      title: words.images,
      says: words.twoOrThreePhotos,
      Fields: PictureFields,
      about: ['images'],
    },
    {
      title: words.price,
      says: words.thePriceCustomersPayCompare,
      Fields: PriceFields,
      about: ['price', 'compareAt', 'taxClass'],
      missing: ({ price }): Record<string, string> =>
        price === '' ? { price: words.enterAnAmountLike } : {},
    },
    {
      title: words.variants,
      says: words.addOptionsOrContinue,
      Fields: VariantFields,
      about: ['options', 'variants'],
    },
    {
      title: words.stockAndWeight,
      says: words.youNeverSellMoreThan,
      Fields: StockFields,
      about: ['stock', 'sku', 'weight', 'shippingClass', 'lowStock'],
    },
    {
      title: words.organisation,
      says: words.collectionsGroupProducts,
      Fields: FindingFields,
      about: ['collections', 'tags'],
    },
    {
      title: words.visibility,
      says: words.chooseHiddenToCheck,
      Fields: PublishFields,
      about: ['published', 'publishAt'],
    },
  ];
}

/** A physical product, one question at a time; the values are the same as in the long form. */
export function ProductSteps() {
  const words = useMessages(productsAdmin);
  const steps = stepsNow();
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
        title={now.label || words.newProduct}
        lead={words.stepOf({ value: at + 1, length: steps.length })}
        back={{ to: '/admin/products/new', label: words.newProduct }}
      />
      <Progress.Root>
        <Progress.Section value={((at + 1) / steps.length) * 100} aria-label={words.steps} />
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
              {words.back}
            </Button>
            <Button type="submit" loading={saving}>
              {last ? words.saveProduct : words.continue}
            </Button>
          </Group>
        </form>
      </div>
      <UnsavedGuard unsaved={editing.isChanged} />
    </Stack>
  );
}
