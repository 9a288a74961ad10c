import { Text } from '@mantine/core';

/** How much was changed, or what prevents saving. */
export const SheetStatus = ({ changed, wrong }: { changed: number; wrong: number }) => (
  <Text size="sm" c="dimmed" role="status">
    {wrong > 0
      ? `${wrong === 1 ? '1 cell needs' : `${wrong} cells need`} your attention.`
      : changed > 0
        ? `${changed === 1 ? '1 row' : `${changed} rows`} changed.`
        : ''}
  </Text>
);
