import type { FileKind } from './contract.ts';

export interface FileType {
  kind: FileKind;
  /** Allowed extensions; the first is added to names with another one. */
  endings: readonly [string, ...string[]];
  /** The name that owners see. */
  noun: string;
  /** Shown inline by browsers; everything else is a download. */
  inline?: boolean;
}

const picture = (noun: string, ...endings: [string, ...string[]]): FileType => ({
  kind: 'image',
  endings,
  noun,
  inline: true,
});
const sound = (...endings: [string, ...string[]]): FileType => ({
  kind: 'audio',
  endings,
  noun: 'an audio file',
  inline: true,
});
const office = (noun: string, ...endings: [string, ...string[]]): FileType => ({
  kind: 'document',
  endings,
  noun,
});

/** File types of the library, by media type. */
export const fileTypes: Readonly<Record<string, FileType>> = {
  'image/jpeg': picture('a JPEG image', 'jpg', 'jpeg', 'jfif'),
  'image/png': picture('a PNG image', 'png'),
  'image/webp': picture('a WebP image', 'webp'),
  'image/avif': picture('an AVIF image', 'avif'),
  'image/gif': picture('a GIF image', 'gif'),
  'image/svg+xml': picture('an SVG image', 'svg'),
  'image/heic': picture('a HEIC image', 'heic', 'heif'),
  'audio/mpeg': sound('mp3'),
  'audio/mp4': sound('m4a'),
  'audio/ogg': sound('ogg', 'oga', 'opus'),
  'audio/wav': sound('wav'),
  'audio/flac': sound('flac'),
  'video/mp4': { kind: 'video', endings: ['mp4', 'm4v'], noun: 'a video', inline: true },
  'video/webm': { kind: 'video', endings: ['webm'], noun: 'a video', inline: true },
  'application/pdf': { kind: 'document', endings: ['pdf'], noun: 'a PDF', inline: true },
  'text/plain': office('plain text', 'txt', 'md', 'text', 'log'),
  'text/csv': office('a CSV file', 'csv'),
  'text/vtt': office('a subtitle file', 'vtt'),
  'application/x-subrip': office('a subtitle file', 'srt'),
  'application/rtf': office('a text document', 'rtf'),
  'application/msword': office('a Word document', 'doc'),
  'application/vnd.ms-excel': office('an Excel spreadsheet', 'xls'),
  'application/vnd.ms-powerpoint': office('a PowerPoint presentation', 'ppt'),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': office(
    'a Word document',
    'docx',
  ),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': office('an Excel spreadsheet', 'xlsx'),
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': office(
    'a PowerPoint presentation',
    'pptx',
  ),
  'application/vnd.oasis.opendocument.text': office('a text document', 'odt'),
  'application/vnd.oasis.opendocument.spreadsheet': office('a spreadsheet', 'ods'),
  'application/vnd.oasis.opendocument.presentation': office('a presentation', 'odp'),
  'application/zip': { kind: 'archive', endings: ['zip'], noun: 'a ZIP archive' },
};

const byEnding = new Map(
  Object.entries(fileTypes).flatMap(([type, { endings }]) =>
    endings.map((ending) => [ending, type] as const),
  ),
);

/** The type of a name's extension, if the library knows it. */
export const typeOfEnding = (ending: string): string | undefined => byEnding.get(ending);

/** A bitmap image, which is re-encoded and has several sizes. */
export const isRaster = (type: string): boolean => type.startsWith('image/') && type !== 'image/svg+xml';
