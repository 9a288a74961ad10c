import { Avatar, Tooltip, VisuallyHidden } from '@mantine/core';
import { useBlockKinds } from '../edit/blocks/block-kinds-context.ts';
import { useEditorState } from '../edit/editor-context.ts';
import { indexOf } from '../canvas/block-index.ts';
import { nameOf } from '../canvas/menus/block-commands.ts';
import { colorOf, initials, nameOfOther, type Other, useOthers } from './use-presence.ts';

const SHOWN = 3;

function Person({ other }: { other: Other }) {
  const kinds = useBlockKinds();
  const block = useEditorState(({ history }) =>
    other.block === null ? undefined : indexOf(history.present.blocks).byId.get(other.block),
  );
  const where = block ? `${other.typing ? 'typing in' : 'at'} ${nameOf(block, kinds)}` : 'has this open';
  return (
    <Tooltip label={`${nameOfOther(other)}: ${where}`} withinPortal multiline maw={280}>
      <Avatar
        size={30}
        variant="filled"
        color={colorOf(other)}
        tabIndex={0}
        role="img"
        aria-label={`${nameOfOther(other)}, ${where}`}
      >
        {initials(other.name)}
      </Avatar>
    </Tooltip>
  );
}

/** Who else has the page open. */
export function PeopleHere() {
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
              aria-label={`and ${others.length - SHOWN} more`}
            >
              +{others.length - SHOWN}
            </Avatar>
          )}
        </Avatar.Group>
      )}
      <VisuallyHidden role="status">
        {names.length > 0 && `Also open for: ${names.join(', ')}`}
      </VisuallyHidden>
    </>
  );
}
