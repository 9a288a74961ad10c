import { Loader } from '@mantine/core';
import {
  IconFileText,
  IconFileZip,
  IconMusic,
  IconPhoto,
  IconPhotoOff,
  IconVideo,
  type Icon,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { FileKind, LibraryFile } from '../../../contract.ts';
import { shownEnding } from '../../../file-labels.ts';
import css from './library.module.css';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { filesAdmin } from '../../../messages/admin/area.ts';

const icons: Record<FileKind, Icon> = {
  image: IconPhoto,
  audio: IconMusic,
  video: IconVideo,
  document: IconFileText,
  archive: IconFileZip,
};

/** A thumbnail of a file; other files than images show their kind. */
export function Thumb({ file: { kind, name, state, trashedAt, type, urls } }: { file: LibraryFile }) {
  const words = useMessages(filesAdmin);
  const [broken, setBroken] = useState('');
  // For files in the trash, only the owner's uncropped image is delivered.
  const small = type === 'image/svg+xml' ? urls.original : urls.thumbnail;
  const src = (trashedAt ? urls.whole : small) ?? null;
  if (kind === 'image' && state === 'waiting')
    return (
      <span className={css.thumb} data-plain title={words.processingImage} aria-hidden>
        <Loader size="sm" type="dots" />
      </span>
    );
  if (kind === 'image' && state === 'ready' && src && broken !== src)
    return (
      <span className={css.thumb}>
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setBroken(src)}
        />
      </span>
    );
  const Symbol = state === 'failed' || kind === 'image' ? IconPhotoOff : icons[kind];
  return (
    <span className={css.thumb} data-plain aria-hidden>
      <Symbol size={30} stroke={1.4} aria-hidden />
      <small>{shownEnding(name)}</small>
    </span>
  );
}
