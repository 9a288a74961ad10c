import { messagesNow } from '../../../../lib/messages/use-messages.ts';
import { filesAdmin } from '../../messages/admin/area.ts';
import type { FileKind } from '../../contract.ts';

/** Singular and plural of each kind. */
export function kindLabels(): Record<FileKind, { one: string; many: string }> {
  const words = messagesNow(filesAdmin);
  return {
    image: { one: words.image, many: words.images },
    audio: { one: words.audio, many: words.audioFiles },
    video: { one: words.video, many: words.videos },
    document: { one: words.document, many: words.documents },
    archive: { one: words.archive, many: words.archives },
  };
}
