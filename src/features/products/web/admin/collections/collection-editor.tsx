import { addressLocale } from '../../../../../lib/admin-ui/admin-locale.ts';
import { Anchor, Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { toPicture, usePickMedia } from '../../../../../lib/admin-ui/media-picker.ts';
import { TranslateLink } from '../../../../websites/web/index.ts';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { EditingFooter } from '../../../../../lib/admin-ui/editing/editing-footer.tsx';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { type Picture, variantOf } from '../../../../../lib/content/pictures.ts';
import { slugOf } from '../../../../../lib/values/slug.ts';
import type { Collection } from '../../../contract.ts';
import { Section } from '../edit/section.tsx';
import { callProducts, collectionsQuery } from '../product-calls.ts';
import css from '../products.module.css';
import { ProductsField, SortField } from './products-field.tsx';
import {
  type CollectionDraft,
  type LoadedCollection,
  membersQuery,
  useCollectionEditing,
} from './use-collection-editing.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { productsAdmin } from '../../../messages/admin/area.ts';

const back = '/admin/products/collections';

function PictureField({
  picture,
  onChange,
}: {
  picture: Picture | null;
  onChange: (picture: Picture | null) => void;
}) {
  const words = useMessages(productsAdmin);
  const pick = usePickMedia();
  const choose = async () => {
    const [chosen] = await pick({ kind: 'image', title: words.chooseAnImageForThe });
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
        {picture ? words.changeImage : words.chooseImage}
      </Button>
      {picture && (
        <Button variant="subtle" color="gray" onClick={() => onChange(null)}>
          {words.removeImage}
        </Button>
      )}
    </Group>
  );
}

function useDeletion(stored: Collection | null) {
  const words = useMessages(productsAdmin);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: (id: string) => callProducts('DELETE /api/collection/{id}', { params: { id } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: collectionsQuery.queryKey });
      tell(words.collectionDeletedItsProductsAre);
      await navigate(back);
    },
  });
  return () =>
    stored &&
    modals.openConfirmModal({
      title: words.deleteQuestion({ label: stored.label }),
      children: <Text size="sm">{words.itsProductsStayInYour}</Text>,
      labels: { confirm: words.deleteCollection, cancel: words.cancel },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(stored._id),
    });
}

interface DetailProps {
  now: CollectionDraft;
  errors: Readonly<Record<string, string>>;
  change: (patch: Partial<CollectionDraft>) => void;
}

const DetailFields = ({ now, errors, change }: DetailProps) => {
  const words = useMessages(productsAdmin);
  return (
    <Section title={words.details}>
      <TextInput
        label={words.name}
        required
        maxLength={120}
        value={now.label}
        error={errors['label']}
        onChange={({ currentTarget }) => change({ label: currentTarget.value })}
      />
      <TextInput
        label={words.address}
        description={words.leaveEmptyToCreateIt}
        placeholder={now.label && slugOf(now.label, 'collection', addressLocale())}
        maxLength={100}
        value={now.slug}
        error={errors['slug']}
        onChange={({ currentTarget }) => change({ slug: currentTarget.value })}
      />
      <Textarea
        label={words.description}
        description={words.shownAboveItsProducts}
        autosize
        minRows={2}
        maxLength={2000}
        value={now.description}
        error={errors['description']}
        onChange={({ currentTarget }) => change({ description: currentTarget.value })}
      />
    </Section>
  );
};

function Editor({ loaded }: { loaded: LoadedCollection | null }) {
  const words = useMessages(productsAdmin);
  const editing = useCollectionEditing(loaded);
  const { stored, now, change, errors } = editing;
  const askToDelete = useDeletion(stored);
  if (!loaded && stored) return <Navigate replace to={`/admin/products/collections/${stored._id}`} />;
  return (
    <>
      <PageHeader title={now.label || words.newCollection} back={{ to: back, label: words.collections }}>
        {stored && (
          <>
            <Anchor href={`/shop?collection=${stored.slug}`} target="_blank">
              {words.viewInShop}
            </Anchor>
            <TranslateLink kind="collection" id={stored._id} />
            <Button variant="default" onClick={askToDelete}>
              {words.delete}
            </Button>
          </>
        )}
      </PageHeader>
      <Stack maw="40rem">
        <DetailFields now={now} errors={errors} change={change} />
        <Section title={words.image}>
          <PictureField picture={now.picture} onChange={(picture) => change({ picture })} />
        </Section>
        {now.products ? (
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
              {words.thisCollectionHasMoreThan}
            </Text>
          </>
        )}
      </Stack>
      <EditingFooter editing={editing} subject={words.thisCollectionWas} />
    </>
  );
}

/** Creates a collection. */
export const NewCollection = () => <Editor loaded={null} />;

/** Edits a collection and its products. */
export function CollectionEditor() {
  const words = useMessages(productsAdmin);
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(collectionsQuery);
  const { data: products, error: wrong } = useQuery({ ...membersQuery(id), refetchOnWindowFocus: false });
  const stored = data?.find(({ _id }) => _id === id);
  const loaded = useMemo(
    () => (stored && products !== undefined ? { ...stored, products } : undefined),
    [stored, products],
  );
  if (loaded) return <Editor key={id} loaded={loaded} />;
  return (
    <>
      <PageHeader title={words.collection} back={{ to: back, label: words.collections }} />
      {(error ?? wrong) ? (
        <LoadError error={error ?? wrong} onRetry={() => void refetch()} />
      ) : data && !stored ? (
        <Text>{words.thisCollectionNoLongerExists}</Text>
      ) : (
        <ListSkeleton rows={4} />
      )}
    </>
  );
}
