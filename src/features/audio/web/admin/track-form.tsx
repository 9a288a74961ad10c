import { Button, Group, NumberInput, Select, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { IconMusic } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { EditingFooter } from '../../../../lib/admin-ui/editing/editing-footer.tsx';
import { useEditing } from '../../../../lib/admin-ui/editing/use-editing.ts';
import { usePickMedia } from '../../../../lib/admin-ui/media-picker.ts';
import type { OwnTrack } from '../../contract.ts';
import { callAudio, productsQuery, TRACKS_KEY } from './audio-calls.ts';
import css from './audio.module.css';

/** The limits of the contract, which browsers import as types only. */
const PREVIEW = { least: 5, most: 120, usual: 30 };

const draftOf = ({ header, artist, caption, cover, image, sound, previewSeconds, product }: OwnTrack) => ({
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

type Draft = ReturnType<typeof draftOf>;

/** A track being edited. */
function useTrackEditing(track: OwnTrack) {
  const queries = useQueryClient();
  return useEditing(track, {
    draftOf,
    send: ({ now, stored }) => {
      const { header, artist, caption, cover, file, previewSeconds, product } = now;
      const sound = file && file !== stored.sound.file ? { file } : {};
      const { version } = stored;
      const body = { header, artist, caption, cover, previewSeconds, product, version, ...sound };
      return callAudio('PUT /api/audio/track/{id}', { params: { id: stored._id }, body });
    },
    keep: () => void queries.invalidateQueries({ queryKey: TRACKS_KEY }),
    says: 'Track saved.',
  });
}

interface FieldsProps {
  now: Draft;
  errors: Partial<Record<string, string>>;
  change: (patch: Partial<Draft>) => void;
}

function DetailsFields({ now, errors, change }: FieldsProps) {
  return (
    <>
      <TextInput
        label="Title"
        required
        data-autofocus
        maxLength={160}
        value={now.header}
        error={errors['header']}
        onChange={({ currentTarget }) => change({ header: currentTarget.value })}
      />
      <TextInput
        label="Artist"
        maxLength={160}
        value={now.artist}
        error={errors['artist']}
        onChange={({ currentTarget }) => change({ artist: currentTarget.value })}
      />
      <Textarea
        label="Caption"
        description="A short line about the track."
        autosize
        minRows={2}
        maxLength={300}
        value={now.caption}
        error={errors['caption']}
        onChange={({ currentTarget }) => change({ caption: currentTarget.value })}
      />
    </>
  );
}

/** Cover and audio file. */
function MediaFields({ now, change }: Omit<FieldsProps, 'errors'>) {
  const pick = usePickMedia();
  const chooseCover = async () => {
    const [picture] = await pick({ kind: 'image', title: 'Choose cover' });
    if (picture) change({ cover: picture.file, coverSrc: picture.src });
  };
  const chooseSound = async () => {
    const [sound] = await pick({ kind: 'audio', title: 'Choose another audio file' });
    if (sound) change({ file: sound.file, fileName: sound.name });
  };
  return (
    <>
      <Group gap="sm" role="group" aria-label="Cover">
        <div className={css.cover} data-large>
          {now.coverSrc ? (
            <img src={now.coverSrc} alt="" width={96} height={96} />
          ) : (
            <IconMusic size={32} aria-hidden />
          )}
        </div>
        <Button variant="default" onClick={() => void chooseCover()}>
          {now.cover ? 'Change cover' : 'Choose cover'}
        </Button>
        {now.cover && (
          <Button variant="subtle" onClick={() => change({ cover: null, coverSrc: null })}>
            Remove
          </Button>
        )}
      </Group>
      <Group gap="sm" role="group" aria-label="Audio file">
        <Text size="sm" className="admin-words" style={{ flex: '1 1 10rem' }}>
          {now.fileName || 'No audio file'}
        </Text>
        <Button variant="default" onClick={() => void chooseSound()}>
          Change audio file
        </Button>
      </Group>
    </>
  );
}

/** The product that sells the track, and its preview. */
function SaleFields({ now, errors, change }: FieldsProps) {
  const products = useQuery(productsQuery).data ?? [];
  return (
    <>
      {(products.length > 0 || now.product !== null) && (
        <Select
          label="Product"
          description="The player shows the price and an “Add to cart” button."
          placeholder="Not for sale"
          clearable
          searchable
          data={products.map(({ _id, label }) => ({ value: _id, label }))}
          value={now.product}
          error={errors['product']}
          onChange={(product) =>
            change({
              product,
              previewSeconds: product ? (now.previewSeconds ?? PREVIEW.usual) : now.previewSeconds,
            })
          }
          clearButtonProps={{ 'aria-label': 'Not for sale' }}
        />
      )}
      <Switch
        label="Only play a preview"
        description="For tracks you sell. The full file stays private and can’t be opened by its link."
        checked={now.previewSeconds !== null}
        disabled={now.product !== null}
        onChange={({ currentTarget }) =>
          change({ previewSeconds: currentTarget.checked ? PREVIEW.usual : null })
        }
      />
      {now.previewSeconds !== null && (
        <NumberInput
          label="Preview length"
          suffix=" seconds"
          min={PREVIEW.least}
          max={PREVIEW.most}
          clampBehavior="blur"
          allowDecimal={false}
          value={now.previewSeconds}
          error={errors['previewSeconds']}
          onChange={(value) => typeof value === 'number' && change({ previewSeconds: value })}
        />
      )}
    </>
  );
}

/** Texts, cover and audio of a track, and the length of its preview. */
export function TrackForm({ track, onDone }: { track: OwnTrack; onDone: () => void }) {
  const editing = useTrackEditing(track);
  const { now, errors, change, save, saving } = editing;
  const saveAndClose = () => void save().then((isSaved) => isSaved && onDone());
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        saveAndClose();
      }}
    >
      <Stack gap="md">
        <EditingFooter editing={editing} subject="This track was" bar={false} onSave={saveAndClose} />
        <DetailsFields now={now} errors={errors} change={change} />
        <MediaFields now={now} change={change} />
        <SaleFields now={now} errors={errors} change={change} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" loading={saving}>
            Save track
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
