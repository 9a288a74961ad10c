import { Avatar, Tooltip, VisuallyHidden } from '@mantine/core';
import { useBlockKinds } from '../edit/blocks/block-kinds-context.ts';
import { useEditorState } from '../edit/editor-context.ts';
import { indexOf } from '../canvas/block-index.ts';
import { nameOf } from '../canvas/menus/block-commands.ts';
import { colorOf, initials, nameOfOther, type Other, useOthers } from './use-presence.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { reviewAdmin } from '../../../messages/admin-review/area.ts';

const SHOWN = 3;

function Person({ other }: { other: Other }) {
  const words = useMessages(reviewAdmin);
  const kinds = useBlockKinds();
  const block = useEditorState(({ history }) =>
    other.block === null ? undefined : indexOf(history.present.blocks).byId.get(other.block),
  );
  const at = block && nameOf(block, kinds);
  const where = at
    ? other.typing
      ? words.typingIn({ block: at })
      : words.atBlock({ block: at })
    : words.hasThisOpen;
  const name = nameOfOther(other);
  return (
    <Tooltip label={words.nameAndPlace({ name, where })} withinPortal multiline maw={280}>
      <Avatar
        size={30}
        variant="filled"
        color={colorOf(other)}
        tabIndex={0}
        role="img"
        aria-label={`${name}, ${where}`}
      >
        {initials(other.name)}
      </Avatar>
    </Tooltip>
  );
}

/** Who else has the page open. */
export function PeopleHere() {
  const words = useMessages(reviewAdmin);
  const others = useOthers();
  const names = [...new Set(others.map(nameOfOther))];
  return (
    <>
      {others.length > 0 && (
        <Avatar.Group spacing={8} style={{ flex: 'none' }}>
          {others.slice(0, SHOWN).map((other) => (
            <Person key={`${other.person} ${other.tab}`} other={other} />
          ))}
          {others.length > SHOWN && (
            <Avatar
              size={30}
              variant="filled"
              color="dark.5"
              role="img"
              aria-label={words.andMore({ count: others.length - SHOWN })}
            >
              +{others.length - SHOWN}
            </Avatar>
          )}
        </Avatar.Group>
      )}
      <VisuallyHidden role="status">
        {names.length > 0 && words.alsoOpenFor({ names: names.join(', ') })}
      </VisuallyHidden>
    </>
  );
}
