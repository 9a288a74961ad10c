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
  shownWidth,
  stepZoom,
  useCanvasView,
  zoomKey,
  ZOOMS,
} from './view-state.ts';
import { shortcut } from './menus/shortcut.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { canvasAdmin } from '../../../messages/admin-canvas/area.ts';

const devices = [
  { value: '1800', label: 'wideScreen', Icon: IconDeviceTv },
  { value: 'desktop', label: 'desktop', Icon: IconDeviceDesktop },
  { value: '834', label: 'tablet', Icon: IconDeviceTablet },
  { value: '390', label: 'phone', Icon: IconDeviceMobile },
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
  const words = useMessages(canvasAdmin);
  const { device } = useCanvasView();
  return (
    <SegmentedControl
      size="xs"
      visibleFrom="sm"
      data={devices.map(({ value, label, Icon }) => ({
        value,
        label: (
          <span title={words[label]} className={css.device}>
            <Icon size={18} aria-label={words[label]} role="img" />
          </span>
        ),
      }))}
      value={device === null ? 'desktop' : String(device)}
      onChange={(value) => useCanvasView.setState({ device: value === 'desktop' ? null : Number(value) })}
      aria-label={words.screenSize}
    />
  );
}

function ZoomControls({ scale }: { scale: number }) {
  const words = useMessages(canvasAdmin);
  return (
    <Group gap={0} wrap="nowrap" visibleFrom="sm">
      <ActionIcon
        size={32}
        aria-label={words.zoomOut}
        title={words.zoomOutCtrl}
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
            aria-label={words.zoomAt({ percent: Math.round(scale * 100) })}
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            {Math.round(scale * 100)}%
          </Button>
        </Menu.Target>
        <Menu.Dropdown aria-label={words.zoom}>
          <Menu.Item
            onClick={() => setZoom('fit')}
            rightSection={<small aria-hidden>{shortcut('Ctrl+⇧+0')}</small>}
          >
            {words.fitToWidth}
          </Menu.Item>
          {ZOOMS.filter((each) => [0.5, 0.67, 1, 1.25, 1.5, 2].includes(each)).map((each) => (
            <Menu.Item
              key={each}
              onClick={() => setZoom(each)}
              rightSection={each === 1 && <small aria-hidden>{shortcut('Ctrl+0')}</small>}
            >
              {Math.round(each * 100)}%
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <ActionIcon
        size={32}
        aria-label={words.zoomIn}
        title={words.zoomInCtrl}
        onClick={() => stepZoom(1, scale)}
      >
        <IconPlus size={16} />
      </ActionIcon>
    </Group>
  );
}

function FocusModeButton() {
  const words = useMessages(canvasAdmin);
  const { focus, toggle } = useFocusMode();
  return (
    <ActionIcon
      size={34}
      visibleFrom="sm"
      aria-label={words.focusMode}
      aria-pressed={focus}
      title={focus ? words.leaveFocusModeCtrl : words.focusModeHideTheAdmin}
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
  const words = useMessages(canvasAdmin);
  const { device, zoom } = useCanvasView();
  const { ref, width: room, height: tall } = useElementSize();
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  const isDragging = usePuckState(({ appState }) => appState.ui.isDragging);
  const isShown = useFramePage((state) => state.isShown);
  const shown = shownWidth(device, room, isNarrow);
  const fit = room > 0 ? Math.min(1, room / shown) : 1;
  const scale = zoom === 'fit' ? fit : zoom;
  useZoomInput(stage, scale);
  const size = { width: shown * scale, height: tall };
  return (
    <section className={css.stage} aria-label={words.thePage}>
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
            {words.addBlock}
          </Button>
        )}
        <Group gap="sm" wrap="nowrap" visibleFrom="sm" className={css.stageMiddle ?? ''}>
          <ScreenSize />
          <ZoomControls scale={scale} />
        </Group>
        <Group gap={4} wrap="nowrap">
          <FocusModeButton />
          <CommentsButton size="compact-md" hiddenFrom="sm" />
          {!isFixed && <SettingsButton onClick={onSettings} />}
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
      {isDragging && <p className={css.dropHelp}>{words.dropTheBlockOnA}</p>}
    </section>
  );
}

function SettingsButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      size="compact-md"
      variant="default"
      className={css.stageSettings ?? ''}
      leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
      onClick={onClick}
    >
      {useMessages(canvasAdmin).settings}
    </Button>
  );
}
