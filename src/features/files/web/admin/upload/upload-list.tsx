import { Button, Group, Progress, Text } from '@mantine/core';
import { sayTimeLeft } from '../../../file-labels.ts';
import { readableSize } from '../../../readable-size.ts';
import { UploadRow } from './upload-row.tsx';
import { clearEnded, pauseAll, resumeAll, useUploads } from './upload-store.ts';
import css from './upload.module.css';
import { isAtRisk, percentOf, totalsOf, type Upload } from './uploads.ts';

/** The total progress, in words. */
export function sayTotals(uploads: readonly Upload[]): string {
  const { count, done, failed, left } = totalsOf(uploads);
  const notDone = failed > 0 ? `, ${failed} failed` : '';
  if (done + failed === count) return `${done} of ${count} uploaded${notDone}`;
  return `${done} of ${count} uploaded${notDone}${left === null ? '' : `, ${sayTimeLeft(left)}`}`;
}

/** Every upload of this window, with a bar for the total. */
export function UploadList() {
  const { uploads } = useUploads();
  if (uploads.length === 0) return null;
  const { size, sent } = totalsOf(uploads);
  const percent = percentOf(sent, size);
  const isBusy = uploads.some(isAtRisk);
  const isPaused = uploads.some(({ state }) => state === 'paused');
  const hasEnded = uploads.some(({ state }) => state === 'done' || state === 'failed');
  return (
    <section aria-label="Uploads" className={css.list}>
      <Group justify="space-between" gap="xs" mb={6}>
        <Text size="sm" fw={550} role="status">
          {sayTotals(uploads)}
        </Text>
        <Group gap="xs">
          {isBusy && (
            <Button size="compact-sm" variant="default" onClick={pauseAll}>
              Pause all
            </Button>
          )}
          {isPaused && (
            <Button size="compact-sm" variant="default" onClick={resumeAll}>
              Resume all
            </Button>
          )}
          {hasEnded && (
            <Button size="compact-sm" variant="default" onClick={clearEnded}>
              Clear finished
            </Button>
          )}
        </Group>
      </Group>
      {size > 0 && (
        <>
          <Progress value={percent} size="lg" aria-label={`All uploads: ${percent}%`} />
          <Text size="xs" c="dimmed" mt={4}>
            {readableSize(sent)} of {readableSize(size)}
          </Text>
        </>
      )}
      <ul className={css.rows}>
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </ul>
    </section>
  );
}
