import { Alert, Anchor, Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconInfoCircle, IconPhotoPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { toPicture, usePickMedia } from '../../../../../lib/admin-ui/media-picker.ts';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { SaveBar } from '../../../../../lib/admin-ui/editing/save-bar.tsx';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { UnsavedGuard } from '../../../../../lib/admin-ui/editing/unsaved-guard.tsx';
import { useFocusRefused } from '../../../../../lib/admin-ui/editing/use-focus-refused.ts';
import { CallError } from '../../../../../lib/http/client.ts';
import { type Picture, variantOf } from '../../../../../lib/content/pictures.ts';
import { slugOf } from '../../../../../lib/values/slug.ts';
import { sentenceOf } from '../../../../../lib/ui/sentences.ts';
import type { Collection } from '../../../contract.ts';
import { Section } from '../edit/section.tsx';
import { callProducts, collectionsQuery, productsKey } from '../product-calls.ts';
import css from '../products.module.css';
import { collectionDraft, type CollectionDraft } from './collection-draft.ts';
import { ProductsField, SortField, useMembers } from './products-field.tsx';

const back = { to: '/admin/products/collections', label: 'Collections' };

function PictureField({
  picture,
  onChange,
}: {
  picture: Picture | null;
  onChange: (picture: Picture | null) => void;
}) {
  const pick = usePickMedia();
  const choose = async () => {
    const [chosen] = await pick({ kind: 'image', title: 'Choose an image for the collection' });
    if (chosen) onChange(toPicture(chosen));
  };
  return (
    <Group gap="sm">
      {picture && (
        <span className={css.picture}>
          <img src={variantOf(picture.src, 'thumbnail.webp') ?? picture.src} alt="" />
        </span>
      )}
      <Button variant="default" leftSection={<IconPhotoPlus size={16} />} onClick={() => void choose()}>
        {picture ? 'Change image' : 'Choose image'}
      </Button>
      {picture && (
        <Button variant="subtle" color="gray" onClick={() => onChange(null)}>
          Remove image
        </Button>
      )}
    </Group>
  );
}

function useDeletion(stored: Collection | null) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: (id: string) => callProducts('DELETE /api/collection/{id}', { params: { id } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: collectionsQuery.queryKey });
      tell('Collection deleted. Its products are kept.');
      await navigate(back.to);
    },
  });
  return () =>
    stored &&
    modals.openConfirmModal({
      title: `Delete “${stored.label}”?`,
      children: <Text size="sm">Its products stay in your shop. This can’t be undone.</Text>,
      labels: { confirm: 'Delete collection', cancel: 'Cancel' },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(stored._id),
    });
}

function useSaveCollection(
  stored: Collection | null,
  members: readonly string[] | null,
  now: CollectionDraft,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => {
      const { slug, products, ...fields } = now;
      const body = {
        ...fields,
        ...(slug.trim() ? { slug } : {}),
        ...(members && JSON.stringify(products) !== JSON.stringify(members)
          ? { products: [...products] }
          : {}),
      };
      return stored
        ? callProducts('PUT /api/collection/{id}', {
            params: { id: stored._id },
            body: { ...body, version: stored.version },
          })
        : callProducts('POST /api/collection', { body });
    },
    meta: { quiet: true },
    onSuccess: async () => {
      await Promise.all(
        [collectionsQuery.queryKey, productsKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
      );
      tell('Collection saved.');
    },
  });
}

interface DetailProps {
  now: CollectionDraft;
  errors: Partial<Record<string, string>>;
  change: (patch: Partial<CollectionDraft>) => void;
}

const DetailFields = ({ now, errors, change }: DetailProps) => (
  <Section title="Details">
    <TextInput
      label="Name"
      required
      maxLength={120}
      value={now.label}
      error={errors['label']}
      onChange={({ currentTarget }) => change({ label: currentTarget.value })}
    />
    <TextInput
      label="Address"
      description="Leave empty to create it from the name."
      placeholder={now.label && slugOf(now.label, 'collection')}
      maxLength={100}
      value={now.slug}
      error={errors['slug']}
      onChange={({ currentTarget }) => change({ slug: currentTarget.value })}
    />
    <Textarea
      label="Description"
      description="Shown above its products."
      autosize
      minRows={2}
      maxLength={2000}
      value={now.description}
      error={errors['description']}
      onChange={({ currentTarget }) => change({ description: currentTarget.value })}
    />
  </Section>
);

function Editor({ stored, members }: { stored: Collection | null; members: readonly string[] | null }) {
  const before = collectionDraft(stored, members ?? []);
  const [now, setNow] = useState<CollectionDraft>(before);
  const change = (patch: Partial<CollectionDraft>) => setNow((draft) => ({ ...draft, ...patch }));
  const changed = JSON.stringify(now) !== JSON.stringify(before);
  const askToDelete = useDeletion(stored);
  const save = useSaveCollection(stored, members, now);
  const errors = save.error instanceof CallError ? save.error.fields : {};
  useFocusRefused(errors);
  if (!stored && save.data) return <Navigate replace to={`/admin/products/collections/${save.data._id}`} />;
  return (
    <>
      <PageHeader title={now.label || 'New collection'} back={back}>
        {stored && (
          <>
            <Anchor href={`/shop?collection=${stored.slug}`} target="_blank">
              View in shop
            </Anchor>
            <Button variant="default" onClick={askToDelete}>
              Delete
            </Button>
          </>
        )}
      </PageHeader>
      {save.error && (
        <Alert color="orange" icon={<IconInfoCircle />} role="alert" mb="md">
          {sentenceOf(save.error)}
        </Alert>
      )}
      <Stack maw="40rem">
        <DetailFields now={now} errors={errors} change={change} />
        <Section title="Image">
          <PictureField picture={now.picture} onChange={(picture) => change({ picture })} />
        </Section>
        {members ? (
          <ProductsField
            products={now.products}
            fixed={now.sort !== 'manual'}
            onChange={(products) => change({ products })}
          >
            <SortField sort={now.sort} onChange={(sort) => change({ sort })} />
          </ProductsField>
        ) : (
          <>
            <SortField sort={now.sort} onChange={(sort) => change({ sort })} />
            <Text size="sm" c="dimmed">
              This collection has more than 500 products. To add or remove products, edit the product instead.
            </Text>
          </>
        )}
      </Stack>
      <SaveBar
        shown={changed}
        saving={save.isPending}
        says="Visitors see changes as soon as you save."
        onSave={() => save.mutate()}
        onDiscard={() => {
          setNow(before);
          save.reset();
        }}
      />
      <UnsavedGuard unsaved={changed && !save.isSuccess} />
    </>
  );
}

/** Creates a collection. */
export const NewCollection = () => <Editor stored={null} members={noMembers} />;
const noMembers: string[] = [];

/** Edits a collection and its products. */
export function CollectionEditor() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(collectionsQuery);
  const { members, wrong } = useMembers(id);
  const stored = data?.find(({ _id }) => _id === id);
  if (stored && members !== undefined)
    return <Editor key={`${id} ${stored.version}`} stored={stored} members={members} />;
  return (
    <>
      <PageHeader title="Collection" back={back} />
      {(error ?? wrong) ? (
        <LoadError error={error ?? wrong} onRetry={() => void refetch()} />
      ) : data && !stored ? (
        <Text>This collection no longer exists. It may have been deleted.</Text>
      ) : (
        <ListSkeleton rows={4} />
      )}
    </>
  );
}
