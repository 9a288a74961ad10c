import { ActionIcon, Group, Title } from '@mantine/core';
import { IconPin, IconPinFilled, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import css from './canvas.module.css';
import { openPanel, type PanelName, pinPanel, useCanvasView } from './view-state.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { canvasAdmin } from '../../../messages/admin-canvas/area.ts';

const labels = {
  left: { pin: 'pinBlocks', close: 'closeBlocks' },
  right: { pin: 'pinSettings', close: 'closeSettings' },
} as const;

interface Props {
  name: PanelName;
  title: string;
  isDragging: boolean;
  /** The panel is always beside the page, and has no title. */
  fixed?: boolean;
  children: ReactNode;
}

/** Beside the page if pinned, else above it until the user continues with the page. */
export function Panel({ name, title, isDragging, fixed = false, children }: Props) {
  const words = useMessages(canvasAdmin);
  const { open, pinned } = useCanvasView((state) => state[name]);
  const place = useRef<HTMLElement>(null);
  const isShown = open || fixed;
  useEffect(() => {
    const element = place.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.stopPropagation();
      openPanel(name, false);
    };
    if (isShown && !fixed) element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [isShown, fixed, name]);
  if (!isShown) return null;
  return (
    <aside
      ref={place}
      className={css.panel}
      data-side={name}
      data-over={(!pinned && !fixed) || undefined}
      data-faded={(isDragging && !pinned && !fixed) || undefined}
      aria-label={title}
    >
      {!fixed && (
        <Group justify="space-between" wrap="nowrap" className={css.panelHead ?? ''}>
          <Title order={2} size="h6">
            {title}
          </Title>
          <Group gap={2} wrap="nowrap">
            <ActionIcon
              size={32}
              visibleFrom="sm"
              aria-label={words[labels[name].pin]}
              aria-pressed={pinned}
              title={pinned ? words.unpin : words.pinBesideThePage}
              onClick={() => pinPanel(name, !pinned)}
            >
              {pinned ? <IconPinFilled size={16} /> : <IconPin size={16} />}
            </ActionIcon>
            <ActionIcon
              size={32}
              aria-label={words[labels[name].close]}
              title={words.close}
              onClick={() => openPanel(name, false)}
            >
              <IconX size={16} />
            </ActionIcon>
          </Group>
        </Group>
      )}
      {children}
    </aside>
  );
}
