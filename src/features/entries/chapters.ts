export interface Chapter {
  /** Seconds from the beginning of the episode. */
  start: number;
  title: string;
}

const MOST_CHAPTERS = 200;
const line = /^\s*(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)\s+(?:[-–—:]\s*)?(\S.*?)\s*$/;

/** Chapters as people write them below an episode: “1:02:30 Questions”, one on each line, in any order. Other lines are left out. */
export function chaptersIn(text: string): Chapter[] {
  const chapters = text.split('\n').flatMap((each): Chapter[] => {
    const [, hours, minutes = '', seconds = '', title = ''] = line.exec(each) ?? [];
    if (title === '') return [];
    return [{ start: Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds), title }];
  });
  return chapters.toSorted((a, b) => a.start - b.start).slice(0, MOST_CHAPTERS);
}

/** The field of an episode with its chapters. */
export const isChapters = ({ key, kind }: { key: string; kind: string }): boolean =>
  key === 'chapters' && kind === 'multiline';
