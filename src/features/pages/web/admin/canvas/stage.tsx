import { createUsePuck, Puck } from '@puckeditor/core';
import { ActionIcon, Button, Group, Menu, SegmentedControl } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import {
  IconAdjustmentsHorizontal,
  IconChevronDown,
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
  IconDeviceTv,
  IconMaximize,
  IconMinimize,
  IconMinus,
  IconPlus,
} from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useFocusMode } from '../../../../../lib/admin-ui/focus-mode.ts';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { CommentsButton } from '../comments/comments-button.tsx';
import css from './canvas.module.css';
import { CanvasLayer } from './canvas-layer.tsx';
import { useFramePage } from './frame/site-frame-context.ts';
import type { BlockWorkState } from './use-block-work.ts';
import {
  closeLoosePanels,
  openPanel,
  setZoom,
  stepZoom,
  useCanvasView,
  zoomKey,
  ZOOMS,
} from './view-state.ts';

/** The minimum width at which a site shows its desktop layout. */
const DESKTOP = 1200;
const devices = [
  { value: '1800', label: 'Wide screen', Icon: IconDeviceTv },
  { value: 'desktop', label: 'Desktop', Icon: IconDeviceDesktop },
  { value: '834', label: 'Tablet', Icon: IconDeviceTablet },
  { value: '390', label: 'Phone', Icon: IconDeviceMobile },
] as const;

/** Zoom with Ctrl and the wheel (which a touchpad pinch sends) and with keys, in the page and around it. */
function useZoomInput(stage: HTMLElement | null, scale: number): void {
  const page = useFramePage((state) => state.page);
  const latest = useRef(scale);
  useEffect(() => {
    latest.current = scale;
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      setZoom(latest.current * Math.exp(-event.deltaY * 0.004));
    };
    const onKey = (event: KeyboardEvent) => {
      if (zoomKey(event, latest.current)) return;
      // In the admin's window, the key is handled everywhere.
      if (event.currentTarget === page && event.key === '\\' && (event.ctrlKey || event.metaKey))
        useFocusMode.getState().toggle();
    };
    for (const target of [stage, page])
      target?.addEventListener('wheel', onWheel as EventListener, { signal, passive: false });
    for (const target of [document, page]) target?.addEventListener('keydown', onKey, { signal });
    page?.addEventListener('pointerdown', closeLoosePanels, { signal, capture: true });
    return () => stop.abort();
  }, [stage, page]);
}

function ScreenSize() {
  const { device } = useCanvasView();
  return (
    <SegmentedControl
      size="xs"
      visibleFrom="sm"
      data={devices.map(({ value, label, Icon }) => ({
        value,
        label: (
          <span title={label} className={css.device}>
            <Icon size={18} aria-label={label} role="img" />
          </span>
        ),
      }))}
      value={device === null ? 'desktop' : String(device)}
      onChange={(value) => useCanvasView.setState({ device: value === 'desktop' ? null : Number(value) })}
      aria-label="Screen size"
    />
  );
}

function ZoomControls({ scale }: { scale: number }) {
  return (
    <Group gap={0} wrap="nowrap" visibleFrom="sm">
      <ActionIcon
        size={32}
        aria-label="Zoom out"
        title="Zoom out (Ctrl −)"
        onClick={() => stepZoom(-1, scale)}
      >
        <IconMinus size={16} />
      </ActionIcon>
      <Menu position="bottom" shadow="md" width={210}>
        <Menu.Target>
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            c="inherit"
            aria-label={`Zoom: ${Math.round(scale * 100)}%`}
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            {Math.round(scale * 100)}%
          </Button>
        </Menu.Target>
        <Menu.Dropdown aria-label="Zoom">
          <Menu.Item onClick={() => setZoom('fit')} rightSection={<small aria-hidden>Ctrl ⇧ 0</small>}>
            Fit to width
          </Menu.Item>
          {ZOOMS.filter((each) => [0.5, 0.67, 1, 1.25, 1.5, 2].includes(each)).map((each) => (
            <Menu.Item
              key={each}
              onClick={() => setZoom(each)}
              rightSection={each === 1 && <small aria-hidden>Ctrl 0</small>}
            >
              {Math.round(each * 100)}%
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <ActionIcon size={32} aria-label="Zoom in" title="Zoom in (Ctrl +)" onClick={() => stepZoom(1, scale)}>
        <IconPlus size={16} />
      </ActionIcon>
    </Group>
  );
}

function FocusModeButton() {
  const { focus, toggle } = useFocusMode();
  return (
    <ActionIcon
      size={34}
      visibleFrom="sm"
      aria-label="Focus mode"
      aria-pressed={focus}
      title={focus ? 'Leave focus mode (Ctrl \\)' : 'Focus mode: hide the admin (Ctrl \\)'}
      onClick={toggle}
    >
      {focus ? <IconMinimize size={18} /> : <IconMaximize size={18} />}
    </ActionIcon>
  );
}

interface Props {
  work: BlockWorkState;
  onSettings: () => void;
  isNarrow: boolean;
  /** The panels are always beside the page. */
  isFixed: boolean;
}

const usePuckState = createUsePuck();

/** The page at its real size, or a chosen one, with the view controls. */
export function Stage({ work, onSettings, isNarrow, isFixed }: Props) {
  const { device, zoom } = useCanvasView();
  const { ref, width: room, height: tall } = useElementSize();
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  const isDragging = usePuckState(({ appState }) => appState.ui.isDragging);
  const isShown = useFramePage((state) => state.isShown);
  const shown = device ?? (isNarrow ? Math.max(320, room) : Math.max(DESKTOP, room));
  const fit = room > 0 ? Math.min(1, room / shown) : 1;
  const scale = zoom === 'fit' ? fit : zoom;
  useZoomInput(stage, scale);
  const size = { width: shown * scale, height: tall };
  return (
    <section className={css.stage} aria-label="The page">
      <div className={css.stageBar}>
        {isFixed ? (
          <span />
        ) : (
          <Button
            size="compact-md"
            leftSection={<IconPlus size={16} aria-hidden />}
            aria-keyshortcuts="Insert"
            onClick={() => openPanel('left')}
          >
            Add block
          </Button>
        )}
        <Group gap="sm" wrap="nowrap" className={css.stageMiddle ?? ''}>
          <ScreenSize />
          <ZoomControls scale={scale} />
        </Group>
        <Group gap={4} wrap="nowrap">
          <FocusModeButton />
          <CommentsButton size="compact-md" hiddenFrom="sm" />
          {!isFixed && (
            <Button
              size="compact-md"
              variant="default"
              leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
              onClick={onSettings}
            >
              Settings
            </Button>
          )}
        </Group>
      </div>
      <div ref={setStage} className={css.stageScroll}>
        <div ref={ref} className={css.stageRoom}>
          {room > 0 && tall > 0 && (
            <div className={css.desk} style={size}>
              <div
                className={css.paper}
                style={{
                  width: shown,
                  height: tall / scale,
                  transform: scale === 1 ? undefined : `scale(${scale})`,
                }}
              >
                <Puck.Preview />
              </div>
              {!isShown && (
                <div className={css.arriving}>
                  <ListSkeleton rows={8} />
                </div>
              )}
              <CanvasLayer
                work={work}
                room={size}
                scale={scale}
                isNarrow={isNarrow}
                onSettings={onSettings}
              />
            </div>
          )}
        </div>
      </div>
      {isDragging && <p className={css.dropHelp}>Drop the block on a line, or into an outlined area.</p>}
    </section>
  );
}
