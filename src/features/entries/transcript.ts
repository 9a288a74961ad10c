/** What is said in an episode, as subtitle files and plain texts write it. */
export interface Cue {
  /** Seconds. */
  start: number;
  end: number;
  /** Empty if the file doesn’t say who speaks. */
  speaker: string;
  text: string;
}

/** A paragraph as visitors read it. */
export interface TranscriptLine {
  /** Seconds; `null` in a plain text. */
  start: number | null;
  speaker: string;
  text: string;
}

/** Bytes of a file that is read. */
export const MOST_TRANSCRIPT_BYTES = 1_000_000;
const MOST_CUES = 20_000;
/** Paragraphs that a page shows. */
export const MOST_TRANSCRIPT_LINES = 2_000;
const MOST_SPEAKER = 128;
/** Characters after which a paragraph ends with its sentence, and after which it ends in any case. */
const ENOUGH = 300;
const TOO_MUCH = 700;

export type TranscriptType = 'text/vtt' | 'application/x-subrip' | 'text/plain';

/** `01:02:03.400 --> 01:02:05.000`; without hours, or with a decimal comma, too. */
const timing =
  /^[ \t]*(?:(\d{1,3}):)?([0-5]?\d):([0-5]\d)[.,](\d{1,3})[ \t]+-->[ \t]+(?:(\d{1,3}):)?([0-5]?\d):([0-5]\d)[.,](\d{1,3})(?:[ \t]|$)/;

const secondsOf = ([hours = '0', minutes = '0', seconds = '0', parts = '0']: (
  | string
  | undefined
)[]): number =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(parts.padEnd(3, '0')) / 1000;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  lrm: '',
  rlm: '',
};

/** The words of a cue without its marks: styles, and times within it. */
const wordsIn = (marked: string): string =>
  plain(
    marked
      .replaceAll(/<[^<>]{0,200}>|\{\\[^{}]{0,60}\}/g, '')
      .replaceAll(/&([a-z]{2,4});/g, (whole, name: string) => entities[name] ?? whole),
  );

const plain = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();

/** The cues of a WebVTT or SubRip file, in order of time. What isn’t a cue is left out. */
export function cuesIn(file: string): Cue[] {
  const cues: Cue[] = [];
  for (const block of file.replaceAll(/\r\n?/g, '\n').split(/\n[ \t]*\n/)) {
    const lines = block.split('\n');
    // A number or a name may be before the times.
    const at = lines.findIndex((line, index) => index < 3 && timing.test(line));
    if (at < 0) continue;
    const [, ...times] = timing.exec(lines[at] ?? '') ?? [];
    const marked = lines.slice(at + 1).join('\n');
    const [, speaker = ''] = /^\s*<v(?:\.[^\s<>]{0,60})?[ \t]([^<>]{1,200})>/.exec(marked) ?? [];
    const cue = {
      start: secondsOf(times.slice(0, 4)),
      end: secondsOf(times.slice(4, 8)),
      speaker: wordsIn(speaker).slice(0, MOST_SPEAKER),
      text: wordsIn(marked),
    };
    if (cue.text === '' || cue.end < cue.start) continue;
    if (cues.push(cue) >= MOST_CUES) break;
  }
  return cues.toSorted((a, b) => a.start - b.start);
}

/** Joins cues to paragraphs: of one speaker, and of whole sentences where it can. */
export function linesOfCues(cues: readonly Cue[]): TranscriptLine[] {
  const lines: TranscriptLine[] = [];
  for (const { start, speaker, text } of cues) {
    const last = lines.at(-1);
    const isFull =
      last !== undefined &&
      (last.text.length > TOO_MUCH || (last.text.length > ENOUGH && /[.!?…。؟]["”»’)]?$/.test(last.text)));
    if (last && !isFull && last.speaker === speaker) last.text += ` ${text}`;
    else lines.push({ start, speaker, text });
  }
  return lines;
}

/** The paragraphs of a plain text. */
export const linesOfText = (file: string): TranscriptLine[] =>
  file
    .split(/[\r\n]+/)
    .map((text) => ({ start: null, speaker: '', text: plain(text) }))
    .filter(({ text }) => text !== '');

const clock = (seconds: number): string => {
  const all = Math.round(seconds * 1000);
  const two = (number: number) => String(Math.trunc(number)).padStart(2, '0');
  return `${two(all / 3_600_000)}:${two((all / 60_000) % 60)}:${two((all / 1000) % 60)}.${String(all % 1000).padStart(3, '0')}`;
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** https://www.w3.org/TR/webvtt1/ */
export const vttOf = (cues: readonly Cue[]): string =>
  `WEBVTT\n\n${cues
    .map(
      ({ start, end, speaker, text }) =>
        `${clock(start)} --> ${clock(end)}\n${speaker && `<v ${escaped(speaker)}>`}${escaped(text)}\n`,
    )
    .join('\n')}`;

interface Filed {
  key: string;
  kind: string;
}

const subtitles = /\.(?:vtt|srt)$/i;

/**
 * The address of an episode’s transcript among the values of its fields: the one of the field for it, or subtitles in
 * another field.
 */
export function transcriptOf(values: readonly { field: Filed; value: unknown }[]): string | undefined {
  const files = values.filter(({ field, value }) => field.kind === 'file' && typeof value === 'string');
  const found =
    files.find(({ field }) => field.key === 'transcript') ??
    files.find(({ value }) => subtitles.test(String(value)));
  return found && String(found.value);
}
