import { Badge, Button, Popover, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import css from './analytics.module.css';
import { liveQuery } from './analytics-calls.ts';
import { labelOf } from './value-labels.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { analyticsAdmin } from '../../messages/admin/area.ts';

/** The number of people on the site now, and their pages. */
export function LiveBadge() {
  const words = useMessages(analyticsAdmin);
  const { data } = useQuery(liveQuery);
  if (!data) return null;
  return (
    <Popover position="bottom-start" shadow="md">
      <Popover.Target>
        <Button
          variant="default"
          size="compact-sm"
          radius="xl"
          leftSection={<span className={css.pulse} aria-hidden />}
        >
          {words.visitorsNow({ count: data.live })}
        </Button>
      </Popover.Target>
      <Popover.Dropdown maw={320}>
        {data.pages.length === 0 ? (
          <Text size="sm">{words.noVisitorsInTheLast}</Text>
        ) : (
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{words.page}</th>
                <th scope="col" className={css.figure}>
                  {words.visitors}
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
