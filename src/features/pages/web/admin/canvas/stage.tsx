import { Puck } from '@puckeditor/core';
import { Group, SegmentedControl, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import css from './canvas.module.css';

/** The spec's breakpoints, grouped as people think of screens. */
const widths = [
  { value: '1800', label: 'Wide' },
  { value: '1280', label: 'Desktop' },
  { value: '834', label: 'Tablet' },
  { value: '390', label: 'Phone' },
];

const startWidth = (room: number): string => (room < 500 ? '390' : '1280');

/** The page at a chosen width, made small enough to be seen whole from side to side. */
export function Stage({ toolbar }: { toolbar: ReactNode }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const { ref, width: room, height: tall } = useElementSize();
  const width = Number(chosen ?? startWidth(window.innerWidth));
  const scale = room > 0 ? Math.min(1, room / width) : 1;
  return (
    <section className={css.stage} aria-label="The page">
      <div className={css.stageBar}>
        {toolbar ?? (
          <Group gap="sm" wrap="nowrap">
            <SegmentedControl
              size="xs"
              data={widths}
              value={String(width)}
              onChange={setChosen}
              aria-label="Width of the page"
            />
            <Text size="xs" c="dimmed" className="admin-clip">
              {width} px{scale < 1 && `, at ${Math.round(scale * 100)} %`}
            </Text>
          </Group>
        )}
      </div>
      <div ref={ref} className={css.stageRoom}>
        {room > 0 && tall > 0 && (
          <div
            className={css.paper}
            style={{
              width,
              height: tall / scale,
              transform: `scale(${scale})`,
              marginInline: `max(0px, calc((${room}px - ${width * scale}px) / 2))`,
            }}
          >
            <Puck.Preview />
          </div>
        )}
      </div>
    </section>
  );
}
