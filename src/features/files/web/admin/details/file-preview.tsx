import { Alert, Anchor, Loader, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { variantOf } from '../../../../../lib/content/pictures.ts';
import type { LibraryFile } from '../../../contract.ts';
import { Thumb } from '../library/thumb.tsx';
import css from './details.module.css';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { filesAdmin } from '../../../messages/admin/area.ts';

/** Wide enough for the panel on a high-resolution screen. */
const VARIANT = 'w960.webp';

/** For files in the trash, only the owner's uncropped image is delivered. */
export const pictureSource = ({ urls: { original, whole }, trashedAt }: LibraryFile): string =>
  (trashedAt ? whole : variantOf(original, VARIANT)) ?? original;

/** A preview of a file. Images have their own, with the focal point. */
export function FilePreview({ file }: { file: LibraryFile }) {
  const words = useMessages(filesAdmin);
  const { kind, type, urls, name, alt, state, problem, trashedAt } = file;
  if (state === 'failed')
    return (
      <Alert color="red" icon={<IconAlertTriangle />} title={words.thisFileCantBeUsed}>
        {problem ?? words.itCouldntBeProcessedReplace}
      </Alert>
    );
  if (state === 'waiting')
    return (
      <div className={css.waiting}>
        <Loader size="sm" type="dots" />
        <Text size="sm" c="dimmed">
          {words.processing}
        </Text>
      </div>
    );
  if (kind === 'image' && trashedAt) return <img src={pictureSource(file)} alt={alt} className={css.film} />;
  if (kind === 'audio')
    // Captions belong to where it is shown.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    return <audio controls preload="metadata" src={urls.original} className={css.sound} aria-label={name} />;
  if (kind === 'video')
    return (
      // The owner looks at an own file; captions belong to where it is shown.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video controls preload="metadata" src={urls.original} className={css.film} aria-label={name} />
    );
  if (type === 'application/pdf')
    return (
      <div className={css.paper}>
        {/* The browser's own viewer, which a sandbox would keep from starting; the server sends nothing else as PDF. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe src={`${urls.original}#toolbar=0`} title={words.previewOf({ name })} loading="lazy" />
        <Anchor href={urls.original} target="_blank" size="sm">
          {words.openInANewTab}
        </Anchor>
      </div>
    );
  return (
    <div className={css.waiting}>
      <Thumb file={file} />
    </div>
  );
}
