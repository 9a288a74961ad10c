import { Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import css from '../edit.module.css';
import { useEditorState } from '../editor-context.ts';
import { stayHere } from '../stay-here.ts';

const WIDTH = 1280;
const TALL = 380;

/** A version as visitors would see it, scaled down; long pages scroll. */
export function PagePicture({ version, says }: { version: number; says: string }) {
  const { _id } = useEditorState(({ page }) => page);
  const { ref, width } = useElementSize();
  const scale = width > 0 ? Math.min(1, width / WIDTH) : 0;
  return (
    <figure style={{ margin: 0, minWidth: 0 }}>
      <Text component="figcaption" size="sm" fw={550} mb={6}>
        {says}
      </Text>
      <div ref={ref} className={css.stage} style={{ height: TALL }}>
        {scale > 0 && (
          // The site's own page, with its own script, scrolled by its owner, as in the preview beside the form.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          <iframe
            title={says}
            src={`/admin/pages/preview/${_id}?version=${version}`}
            className={css.frame}
            style={{ width: WIDTH, height: TALL / scale, transform: `scale(${scale})` }}
            onLoad={({ currentTarget }) =>
              currentTarget.contentDocument?.addEventListener('click', stayHere, true)
            }
          />
        )}
      </div>
    </figure>
  );
}
