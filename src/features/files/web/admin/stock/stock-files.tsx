import { Anchor, Button, CloseButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPhotoSearch, IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { Loaded } from '../../../../../lib/admin-ui/lists/loaded.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import { sentenceOf } from '../../../../../lib/ui/sentences.ts';
import type { LibraryFile } from '../../../contract.ts';
import { stockAdmin } from '../../../messages/admin-stock/area.ts';
import type { StockPhoto, StockProvider } from '../../../stock-contract.ts';
import { FILES_KEY } from '../file-calls.ts';
import css from '../picker/picker.module.css';
import { callStock, photosQuery, providers, stockQuery } from './stock-calls.ts';
import { StockPhotoTile } from './stock-photo-tile.tsx';
import grid from './stock.module.css';

/** Milliseconds without a key: each search is a request to the provider. */
const QUIET = 500;

interface Props {
  multiple: boolean;
  onTake: (files: LibraryFile[]) => void;
  onCancel: () => void;
}

/** Photos of a provider, of which those that are chosen are copied into the library. */
export function StockFiles(props: Props) {
  const [isNew, setIsNew] = useState(false);
  return (
    <Loaded query={useQuery(stockQuery)}>
      {({ provider }) =>
        provider === 'none' ? (
          <TurnOn onDone={() => setIsNew(true)} />
        ) : (
          <Search {...props} provider={provider} isNew={isNew} />
        )
      }
    </Loaded>
  );
}

function TurnOn({ onDone }: { onDone: () => void }) {
  const words = useMessages(stockAdmin);
  const queries = useQueryClient();
  const turnOn = useMutation({
    mutationFn: () => callStock('PUT /api/stock-photos/provider', { body: { provider: 'openverse' } }),
    onSuccess: ({ provider }) => {
      onDone();
      queries.setQueryData(stockQuery.queryKey, { provider });
    },
  });
  return (
    <div className={css.scroll}>
      <EmptyState
        icon={<IconPhotoSearch size={28} />}
        title={words.freePhotos}
        says={
          <>
            {words.freePhotosSays}{' '}
            <Sentence say={(gap) => words.openverseSays({ settings: gap })}>
              <Anchor href="/admin/settings/stock-photos" target="_blank" underline="always">
                {words.settings}
              </Anchor>
            </Sentence>
          </>
        }
      >
        <Button loading={turnOn.isPending} onClick={() => turnOn.mutate()}>
          {words.useOpenverse}
        </Button>
        {turnOn.error && (
          <Text c="red" size="sm" role="alert">
            {sentenceOf(turnOn.error)}
          </Text>
        )}
      </EmptyState>
    </div>
  );
}

/** The photos in the order of selection; they stay selected when another search hides them. */
function useChosen(multiple: boolean) {
  const [chosen, setChosen] = useState<readonly StockPhoto[]>([]);
  const flip = (photo: StockPhoto) =>
    setChosen((before) => {
      const others = before.filter(({ id }) => id !== photo.id);
      if (others.length < before.length) return others;
      return multiple ? [...before, photo] : [photo];
    });
  return { chosen, flip };
}

interface SearchProps extends Props {
  provider: Exclude<StockProvider, 'none'>;
  /** The button that had the focus is gone. */
  isNew: boolean;
}

function Search({ provider, isNew, multiple, onTake, onCancel }: SearchProps) {
  const words = useMessages(stockAdmin);
  const queries = useQueryClient();
  const [q, setQ] = useState('');
  const [asked] = useDebouncedValue(q.trim(), QUIET);
  const { chosen, flip } = useChosen(multiple);
  const { name, address } = providers[provider];
  const take = useMutation({
    mutationFn: () =>
      Promise.all(chosen.map(({ id }) => callStock('POST /api/stock-photos', { body: { id } }))),
    onSuccess: onTake,
    // Of several photos, some may have been copied.
    onSettled: () => queries.invalidateQueries({ queryKey: FILES_KEY }),
  });
  return (
    <>
      <div className={css.scroll}>
        <Stack gap="sm">
          <TextInput
            aria-label={words.searchStockPhotos}
            placeholder={words.pottery}
            autoFocus={isNew}
            maxLength={100}
            leftSection={<IconSearch size={16} aria-hidden />}
            rightSection={
              q && <CloseButton size="sm" aria-label={words.clearSearch} onClick={() => setQ('')} />
            }
            value={q}
            onChange={({ currentTarget }) => setQ(currentTarget.value)}
          />
          <Results asked={asked} provider={name} chosen={chosen} onPress={flip} />
        </Stack>
      </div>
      <div className={css.foot}>
        {take.error && (
          <Text c="red" size="sm" role="alert">
            {sentenceOf(take.error)}
          </Text>
        )}
        <Group justify="space-between" gap="xs">
          <Text size="sm" c="dimmed" role="status">
            {chosen.length > 0 ? (
              words.chosen({ count: chosen.length })
            ) : (
              <Anchor href={address} target="_blank" rel="noreferrer" c="dimmed" underline="always">
                {words.photosFrom({ provider: name })}
              </Anchor>
            )}
          </Text>
          <Group gap="xs" wrap="nowrap">
            <Button variant="default" onClick={onCancel}>
              {words.cancel}
            </Button>
            <Button disabled={chosen.length === 0} loading={take.isPending} onClick={() => take.mutate()}>
              {words.addPhotos({ count: Math.max(1, chosen.length) })}
            </Button>
          </Group>
        </Group>
      </div>
    </>
  );
}

interface ResultsProps {
  asked: string;
  provider: string;
  chosen: readonly StockPhoto[];
  onPress: (photo: StockPhoto) => void;
}

function Results({ asked, provider, chosen, onPress }: ResultsProps) {
  const words = useMessages(stockAdmin);
  const query = useInfiniteQuery(photosQuery(asked));
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (asked === '')
    return (
      <Text c="dimmed" ta="center" py="xl">
        {words.searchToBegin}
      </Text>
    );
  if (!data)
    return error ? (
      <LoadError error={error} onRetry={() => void refetch()} />
    ) : (
      <ListSkeleton rows={3} height={120} />
    );
  const photos = data.pages.flatMap((page) => page.photos);
  if (photos.length === 0)
    return (
      <Text c="dimmed" ta="center" py="xl" role="status">
        {words.nothingFound}
      </Text>
    );
  return (
    <>
      <ul className={grid.grid} aria-label={words.stockPhotos}>
        {photos.map((photo) => (
          <StockPhotoTile
            key={photo.id}
            photo={photo}
            provider={provider}
            isChosen={chosen.some(({ id }) => id === photo.id)}
            onPress={() => onPress(photo)}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="default"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          style={{ alignSelf: 'center' }}
        >
          {words.loadMore}
        </Button>
      )}
    </>
  );
}
