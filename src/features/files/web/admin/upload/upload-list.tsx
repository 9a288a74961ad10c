import { Button, Group, Progress, Text } from '@mantine/core';
import { sayTimeLeft } from './time-left.ts';
import { shownSize } from '../shown-size.ts';
import { UploadRow } from './upload-row.tsx';
import { clearEnded, pauseAll, resumeAll, useUploads } from './upload-store.ts';
import css from './upload.module.css';
import { isAtRisk, percentOf, totalsOf, type Upload } from './uploads.ts';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { filesAdmin } from '../../../messages/admin/area.ts';

/** The total progress, in words. */
export function sayTotals(uploads: readonly Upload[]): string {
  const words = messagesNow(filesAdmin);
  const { count, done, failed, left } = totalsOf(uploads);
  const parts = [words.ofUploaded({ done, count })];
  if (failed > 0) parts.push(words.failed({ count: failed }));
  if (done + failed < count && left !== null) parts.push(sayTimeLeft(left));
  return parts.join(', ');
}

/** Every upload of this window, with a bar for the total. */
export function UploadList() {
  const words = useMessages(filesAdmin);
  const { uploads } = useUploads();
  if (uploads.length === 0) return null;
  const { size, sent } = totalsOf(uploads);
  const percent = percentOf(sent, size);
  const isBusy = uploads.some(isAtRisk);
  const isPaused = uploads.some(({ state }) => state === 'paused');
  const hasEnded = uploads.some(({ state }) => state === 'done' || state === 'failed');
  return (
    <section aria-label={words.uploads} className={css.list}>
      <Group justify="space-between" gap="xs" mb={6}>
        <Text size="sm" fw={550} role="status">
          {sayTotals(uploads)}
        </Text>
        <Group gap="xs">
          {isBusy && (
            <Button size="compact-sm" variant="default" onClick={pauseAll}>
              {words.pauseAll}
            </Button>
          )}
          {isPaused && (
            <Button size="compact-sm" variant="default" onClick={resumeAll}>
              {words.resumeAll}
            </Button>
          )}
          {hasEnded && (
            <Button size="compact-sm" variant="default" onClick={clearEnded}>
              {words.clearFinished}
            </Button>
          )}
        </Group>
      </Group>
      {size > 0 && (
        <>
          <Progress value={percent} size="lg" aria-label={words.allUploads({ percent })} />
          <Text size="xs" c="dimmed" mt={4}>
            {words.of({ sent: shownSize(sent), size: shownSize(size) })}
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
