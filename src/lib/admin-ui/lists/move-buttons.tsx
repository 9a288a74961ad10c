import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { announce } from '../announce.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { adminUi } from '../messages/admin/area.ts';

interface Props extends Pick<ActionIconProps, 'size' | 'variant'> {
  /** The item's name, as in “Move … up”. */
  name: string;
  /** Its position, and the length of the list. */
  at: number;
  of: number;
  /** Distinguishes the buttons of this list from all others on the screen (`useId`). */
  list: string;
  onMove: (from: number, to: number) => void;
}

const ways = [
  { step: -1, word: 'up', says: 'moveUp', Icon: IconArrowUp },
  { step: 1, word: 'down', says: 'moveDown', Icon: IconArrowDown },
] as const;

/** The focus follows the moved item, so that the same key moves it again. */
function follow(list: string, to: number, word: string): void {
  const buttons = (which: string) =>
    document.querySelectorAll<HTMLButtonElement>(`[data-moves="${list} ${which}"]`)[to];
  const wanted = buttons(word);
  (wanted?.disabled ? buttons(word === 'up' ? 'down' : 'up') : wanted)?.focus();
}

/** Up and down buttons for a sortable list; the new position is announced. */
export function MoveButtons({ name, at, of, list, onMove, ...button }: Props) {
  const words = useMessages(adminUi);
  return ways.map(({ step, word, says, Icon }) => (
    <ActionIcon
      key={word}
      {...button}
      data-moves={`${list} ${word}`}
      aria-label={words[says]({ name })}
      disabled={at + step < 0 || at + step >= of}
      onClick={() => {
        onMove(at, at + step);
        announce(
          words.nowAtPosition({
            name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
            position: at + step + 1,
            count: of,
          }),
        );
        requestAnimationFrame(() => follow(list, at + step, word));
      }}
    >
      <Icon size={16} />
    </ActionIcon>
  ));
}
