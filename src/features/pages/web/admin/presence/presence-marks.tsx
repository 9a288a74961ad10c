import { useBlockBox } from '../canvas/block-box.ts';
import css from './presence.module.css';
import { colorOf, nameOfOther, type Other } from '../../../../../lib/admin-ui/presence/use-presence.ts';
import { useOthersOnPage } from './use-page-presence.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { reviewAdmin } from '../../../messages/admin-review/area.ts';

/** So many blocks are followed over the page. */
const MOST_MARKS = 12;

interface Props {
  room: { width: number; height: number };
  scale: number;
}

function Mark({ other, room, scale }: Props & { other: Other }) {
  const words = useMessages(reviewAdmin);
  const box = useBlockBox(other.block);
  if (!box) return null;
  const top = box.top * scale;
  if (top + box.height * scale < 0 || top > room.height) return null;
  return (
    <div
      className={css.outline}
      data-typing={other.typing || undefined}
      data-top={top < 22 || undefined}
      style={{
        left: box.left * scale,
        top,
        width: box.width * scale,
        height: box.height * scale,
        borderColor: colorOf(other),
      }}
      aria-hidden
    >
      <bdi className={css.name} style={{ background: colorOf(other) }}>
        {!other.typing
          ? nameOfOther(other)
          : other.isYou
            ? words.youAreTyping
            : words.isTyping({ name: nameOfOther(other) })}
      </bdi>
    </div>
  );
}

/** Outlines the blocks at which others are, with their names. The bar says the same to screen readers. */
export function PresenceMarks(props: Props) {
  return useOthersOnPage()
    .filter(({ block }) => block !== null)
    .slice(0, MOST_MARKS)
    .map((other) => <Mark key={`${other.person} ${other.tab}`} other={other} {...props} />);
}
