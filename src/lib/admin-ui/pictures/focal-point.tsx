import { Button, Group, Loader, Text } from '@mantine/core';
import type { KeyboardEvent, MouseEvent } from 'react';
import { announce } from '../announce.tsx';
import type { Focus } from '../../content/pictures.ts';
import css from './focal-point.module.css';
import { messagesNow, useMessages } from '../../messages/use-messages.ts';
import { adminUi } from '../messages/admin/area.ts';

interface Props {
  src: string;
  alt: string;
  /** The preview does not show the latest changes yet. */
  waits?: boolean;
  /** Label of the reset button. */
  reset?: string;
  focus: Focus | null;
  onChange: (focus: Focus | null) => void;
}

const STEP = 0.02;
const LEAP = 0.1;
const MIDDLE: Focus = { x: 0.5, y: 0.5 };
const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;
const percent = (share: number) => `${Math.round(share * 100)}%`;
const say = ({ x, y }: Focus) => messagesNow(adminUi).positionOfPoint({ left: percent(x), top: percent(y) });

const steps: Partial<Record<string, Focus>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Chooses the point that no crop cuts away, by pressing in the image or with arrow keys. */
export function FocalPoint({ src, alt, waits, reset, focus, onChange }: Props) {
  const words = useMessages(adminUi);
  const point = focus ?? MIDDLE;
  const move = (to: Focus) => {
    const next = { x: within(to.x), y: within(to.y) };
    onChange(next);
    announce(say(next));
  };
  const press = (event: MouseEvent<HTMLElement>) => {
    // Keyboard users press its centre, where no pointer is.
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    move({ x: (event.clientX - left) / width, y: (event.clientY - top) / height });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const by = event.shiftKey ? LEAP : STEP;
    move({ x: point.x + step.x * by, y: point.y + step.y * by });
  };
  const position = `${percent(point.x)} ${percent(point.y)}`;
  return (
    <div>
      <div className={css.stage}>
        <button
          type="button"
          className={css.picture}
          onClick={press}
          onKeyDown={onKeyDown}
          aria-label={words.focalPointAt({ position: say(point) })}
        >
          <img src={src} alt={alt} draggable={false} />
          <span className={css.point} style={{ left: percent(point.x), top: percent(point.y) }} aria-hidden />
        </button>
        {waits && (
          <Text size="xs" className={css.preparing}>
            <Loader size={12} color="gray" aria-hidden /> {words.processing}
          </Text>
        )}
      </div>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm" mt="xs">
        <Text size="xs" c="dimmed">
          {words.selectTheMostImportantPoint}
        </Text>
        <span className={css.shapes} aria-hidden>
          {['16 / 9', '1', '4 / 5'].map((aspectRatio) => (
            <img key={aspectRatio} src={src} alt="" style={{ aspectRatio, objectPosition: position }} />
          ))}
        </span>
      </Group>
      {focus && (
        <Button size="compact-xs" variant="default" mt={4} onClick={() => onChange(null)}>
          {reset ?? words.resetToCentre}
        </Button>
      )}
    </div>
  );
}
