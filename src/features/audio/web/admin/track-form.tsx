import {
  Alert,
  Button,
  Group,
  NumberInput,
  Select,
  Stack,
  Switch,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { IconInfoCircle, IconMusic } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePickMedia } from '../../../../lib/admin-ui/media-picker.ts';
import { tell } from '../../../../lib/admin-ui/tell.tsx';
import { CallError, refusalOf } from '../../../../lib/http/client.ts';
import { sentenceOf } from '../../../../lib/ui/sentences.ts';
import type { audioContract, OwnTrack } from '../../contract.ts';
import { callAudio, productsQuery, TRACKS_KEY } from './audio-calls.ts';
import css from './audio.module.css';

/** The limits of the contract, which browsers import as types only. */
const PREVIEW = { least: 5, most: 120, usual: 30 };

const wordsOf = ({ header, artist, caption, cover, image, sound, previewSeconds, product }: OwnTrack) => ({
  header,
  artist,
  caption,
  cover,
  coverSrc: image?.src ?? null,
  file: sound.file,
  fileName: sound.name,
  previewSeconds,
  product,
});

type Draft = ReturnType<typeof wordsOf>;

/** The edited track, and what happens when it is saved or was changed elsewhere. */
function useTrackDraft(track: OwnTrack, onDone: () => void) {
  const queries = useQueryClient();
  const [draft, setDraft] = useState(() => wordsOf(track));
  const [version, setVersion] = useState(track.version);
  const set = (change: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...change }));
  const save = useMutation({
    mutationFn: () => {
      const { header, artist, caption, cover, file, previewSeconds, product } = draft;
      const sound = file && file !== track.sound.file ? { file } : {};
      const body = { header, artist, caption, cover, previewSeconds, product, version, ...sound };
      return callAudio('PUT /api/audio/track/{id}', { params: { id: track._id }, body });
    },
    meta: { quiet: true },
    onSuccess: () => {
      tell('Track saved.');
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: TRACKS_KEY }),
  });
  const refusal = save.error instanceof CallError ? save.error : null;
  const errors = refusal?.fields ?? {};
  const stale = refusalOf<(typeof audioContract)['PUT /api/audio/track/{id}']>(save.error);
  const theirs = stale?.code === 'stale-version' ? stale.current : undefined;
  const keepMine = () => {
    if (theirs) setVersion(theirs.version);
    save.reset();
  };
  const loadTheirs = () => {
    if (theirs) setDraft(wordsOf(theirs));
    keepMine();
  };
  return { draft, set, save, refusal, errors, theirs, loadTheirs, keepMine };
}

interface FieldsProps {
  draft: Draft;
  errors: Partial<Record<string, string>>;
  set: (change: Partial<Draft>) => void;
}

function WordFields({ draft, errors, set }: FieldsProps) {
  return (
    <>
      <TextInput
        label="Title"
        required
        data-autofocus
        maxLength={160}
        value={draft.header}
        error={errors['header']}
        onChange={({ currentTarget }) => set({ header: currentTarget.value })}
      />
      <TextInput
        label="Artist"
        maxLength={160}
        value={draft.artist}
        error={errors['artist']}
        onChange={({ currentTarget }) => set({ artist: currentTarget.value })}
      />
      <Textarea
        label="Caption"
        description="A short line about the track."
        autosize
        minRows={2}
        maxLength={300}
        value={draft.caption}
        error={errors['caption']}
        onChange={({ currentTarget }) => set({ caption: currentTarget.value })}
      />
    </>
  );
}

/** Cover and audio file. */
function MediaFields({ draft, set }: Omit<FieldsProps, 'errors'>) {
  const pick = usePickMedia();
  const chooseCover = async () => {
    const [picture] = await pick({ kind: 'image', title: 'Choose cover' });
    if (picture) set({ cover: picture.file, coverSrc: picture.src });
  };
  const chooseSound = async () => {
    const [sound] = await pick({ kind: 'audio', title: 'Choose another audio file' });
    if (sound) set({ file: sound.file, fileName: sound.name });
  };
  return (
    <>
      <Group gap="sm" role="group" aria-label="Cover">
        <div className={css.cover} data-large>
          {draft.coverSrc ? (
            <img src={draft.coverSrc} alt="" width={96} height={96} />
          ) : (
            <IconMusic size={32} aria-hidden />
          )}
        </div>
        <Button variant="default" onClick={() => void chooseCover()}>
          {draft.cover ? 'Change cover' : 'Choose cover'}
        </Button>
        {draft.cover && (
          <Button variant="subtle" onClick={() => set({ cover: null, coverSrc: null })}>
            Remove
          </Button>
        )}
      </Group>
      <Group gap="sm" role="group" aria-label="Audio file">
        <Text size="sm" className="admin-words" style={{ flex: '1 1 10rem' }}>
          {draft.fileName || 'No audio file'}
        </Text>
        <Button variant="default" onClick={() => void chooseSound()}>
          Change audio file
        </Button>
      </Group>
    </>
  );
}

/** The product that sells the track, and its preview. */
function SaleFields({ draft, errors, set }: FieldsProps) {
  const products = useQuery(productsQuery).data ?? [];
  return (
    <>
      {(products.length > 0 || draft.product !== null) && (
        <Select
          label="Product"
          description="The player shows the price and an “Add to cart” button."
          placeholder="Not for sale"
          clearable
          searchable
          data={products.map(({ _id, label }) => ({ value: _id, label }))}
          value={draft.product}
          error={errors['product']}
          onChange={(product) =>
            set({
              product,
              previewSeconds: product ? (draft.previewSeconds ?? PREVIEW.usual) : draft.previewSeconds,
            })
          }
          clearButtonProps={{ 'aria-label': 'Not for sale' }}
        />
      )}
      <Switch
        label="Only play a preview"
        description="For tracks you sell. The full file stays private and can’t be opened by its link."
        checked={draft.previewSeconds !== null}
        disabled={draft.product !== null}
        onChange={({ currentTarget }) =>
          set({ previewSeconds: currentTarget.checked ? PREVIEW.usual : null })
        }
      />
      {draft.previewSeconds !== null && (
        <NumberInput
          label="Preview length"
          suffix=" seconds"
          min={PREVIEW.least}
          max={PREVIEW.most}
          clampBehavior="blur"
          allowDecimal={false}
          value={draft.previewSeconds}
          error={errors['previewSeconds']}
          onChange={(value) => typeof value === 'number' && set({ previewSeconds: value })}
        />
      )}
    </>
  );
}

/** Texts, cover and audio of a track, and the length of its preview. */
export function TrackForm({ track, onDone }: { track: OwnTrack; onDone: () => void }) {
  const { draft, set, save, refusal, errors, theirs, loadTheirs, keepMine } = useTrackDraft(track, onDone);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <Stack gap="md">
        {theirs && (
          <Alert color="orange" role="alert" title="This track was changed somewhere else">
            Your changes are still here but haven’t been saved.
            <Group mt="sm" gap="xs">
              <Button size="xs" variant="default" onClick={loadTheirs}>
                Load theirs
              </Button>
              <Button size="xs" variant="default" onClick={keepMine}>
                Keep mine
              </Button>
            </Group>
          </Alert>
        )}
        {save.error && !theirs && refusal?.status !== 401 && Object.keys(errors).length === 0 && (
          <Alert color="orange" icon={<IconInfoCircle />} role="alert">
            {sentenceOf(save.error)}
          </Alert>
        )}
        <WordFields draft={draft} errors={errors} set={set} />
        <MediaFields draft={draft} set={set} />
        <SaleFields draft={draft} errors={errors} set={set} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" loading={save.isPending}>
            Save track
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
