import { Group, SegmentedControl, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import css from './edit.module.css';
import { useEditorState } from './editor-context.ts';
import { stayHere } from './stay-here.ts';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { pageEditAdmin } from '../../../messages/admin-edit/area.ts';

function widths() {
  const words = messagesNow(pageEditAdmin);
  return [
    { value: '1440', label: words.desktop },
    { value: '768', label: words.tablet },
    { value: '390', label: words.phone },
  ];
}

/**
 * The saved draft as visitors will see it. A new version loads behind the visible one and replaces it when it is
 * ready, scrolled to the same position, so that nothing flashes.
 */
function Frames({ width, height, scale }: { width: number; height: number; scale: number }) {
  const words = useMessages(pageEditAdmin);
  const { _id, version } = useEditorState(({ page }) => page);
  const [shown, setShown] = useState(version);
  const frames = useRef(new Map<number, HTMLIFrameElement>());
  const versions = [...new Set([shown, version])].toSorted((a, b) => a - b);

  const ready = (loaded: number) => {
    const frame = frames.current.get(loaded);
    const before = frames.current.get(shown);
    frame?.contentDocument?.addEventListener('click', stayHere, true);
    if (loaded === shown) return;
    frame?.contentWindow?.scrollTo({ top: before?.contentWindow?.scrollY ?? 0, behavior: 'instant' });
    setShown(loaded);
  };

  return versions.map((each) => (
    // The site's own page, with its own script, scrolled from here: a sandbox that allows both would hold nothing back.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      key={each}
      ref={(frame) => {
        if (frame) frames.current.set(each, frame);
        else frames.current.delete(each);
      }}
      title={words.thePageAsVisitorsWill}
      src={`/admin/pages/preview/${_id}?version=${each}`}
      className={css.frame}
      data-waiting={each !== shown || undefined}
      aria-hidden={each !== shown}
      style={{ width, height, transform: `scale(${scale})` }}
      onLoad={() => ready(each)}
    />
  ));
}

export function PreviewPane() {
  const words = useMessages(pageEditAdmin);
  const [width, setWidth] = useState(() => (innerWidth < 700 ? '390' : '1440'));
  const { ref, width: room } = useElementSize();
  const [tall, setTall] = useState(600);
  useEffect(() => {
    const measure = () => setTall(Math.max(360, innerHeight - 240));
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  const scale = room > 0 ? Math.min(1, room / Number(width)) : 1;
  return (
    <section aria-label={words.preview}>
      <Group justify="space-between" mb="xs">
        <SegmentedControl
          size="xs"
          data={widths()}
          value={width}
          onChange={setWidth}
          aria-label={words.widthOfThePreview}
        />
        <Text size="xs" c="dimmed">
          {scale < 1 ? words.pxWideAt({ width, percent: Math.round(scale * 100) }) : words.pxWide({ width })}
        </Text>
      </Group>
      <div ref={ref} className={css.stage} style={{ height: tall }}>
        {room > 0 && <Frames width={Number(width)} height={tall / scale} scale={scale} />}
      </div>
    </section>
  );
}
