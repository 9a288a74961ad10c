import type { Tx } from '../../../../lib/db/database.ts';
import { openText, type TextFiles } from '../../../files/server/index.ts';
import {
  type Cue,
  cuesIn,
  linesOfCues,
  linesOfText,
  MOST_TRANSCRIPT_BYTES,
  MOST_TRANSCRIPT_LINES,
  type TranscriptLine,
  type TranscriptType,
} from '../../transcript.ts';

type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

export const transcriptTypes: readonly TranscriptType[] = ['text/vtt', 'application/x-subrip', 'text/plain'];

export interface Transcript {
  type: TranscriptType;
  /** Those of a text without times are empty. */
  cues: Cue[];
  lines: TranscriptLine[];
}

/**
 * Reads the file of a transcript, which is what somebody uploaded.
 * @returns `null` for a file that visitors can't open, of another type, too large or without words
 */
export async function readTranscript(
  files: TextFiles,
  db: InTransaction,
  id: string,
): Promise<Transcript | null> {
  const file = await openText(files, db, id, MOST_TRANSCRIPT_BYTES);
  const type = transcriptTypes.find((each) => each === file?.type);
  if (!file || !type) return null;
  const cues = type === 'text/plain' ? [] : cuesIn(file.text);
  const lines = type === 'text/plain' ? linesOfText(file.text) : linesOfCues(cues);
  return lines.length === 0 || lines.length > MOST_TRANSCRIPT_LINES ? null : { type, cues, lines };
}
