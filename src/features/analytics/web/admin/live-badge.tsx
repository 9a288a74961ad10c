import { Badge, Button, Popover, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import css from './analytics.module.css';
import { liveQuery } from './analytics-calls.ts';
import { labelOf } from './value-labels.ts';

/** The number of people on the site now, and their pages. */
export function LiveBadge() {
  const { data } = useQuery(liveQuery);
  if (!data) return null;
  const says = data.live === 1 ? '1 visitor now' : `${data.live.toLocaleString('en-GB')} visitors now`;
  return (
    <Popover position="bottom-start" shadow="md">
      <Popover.Target>
        <Button
          variant="default"
          size="compact-sm"
          radius="xl"
          leftSection={<span className={css.pulse} aria-hidden />}
        >
          {says}
        </Button>
      </Popover.Target>
      <Popover.Dropdown maw={320}>
        {data.pages.length === 0 ? (
          <Text size="sm">No visitors in the last five minutes.</Text>
        ) : (
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">Page</th>
                <th scope="col" className={css.figure}>
                  Visitors
                </th>
              </tr>
            </thead>
            <tbody>
              {data.pages.map(({ path, visitors }) => (
                <tr key={path}>
                  <td className={css.value}>{labelOf('path', path)}</td>
                  <td className={css.figure}>
                    <Badge variant="light">{visitors}</Badge>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
