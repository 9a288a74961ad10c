import { Avatar, Tooltip, VisuallyHidden } from '@mantine/core';
import type { ComponentType } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { adminUi } from '../messages/admin/area.ts';
import { colorOf, initials, nameOfOther, type Other } from './use-presence.ts';

const SHOWN = 3;

/** @param where what they do there, such as “at Heading” */
export function PersonHere({ other, where }: { other: Other; where?: string | undefined }) {
  const words = useMessages(adminUi);
  const name = nameOfOther(other);
  const said = where ?? words.hasThisOpen;
  return (
    <Tooltip label={words.nameAndPlace({ name, where: said })} withinPortal multiline maw={280}>
      <Avatar
        size={30}
        variant="filled"
        color={colorOf(other)}
        tabIndex={0}
        role="img"
        aria-label={`${name}, ${said}`}
      >
        {initials(other.name)}
      </Avatar>
    </Tooltip>
  );
}

interface Props {
  others: readonly Other[];
  Person?: ComponentType<{ other: Other }>;
}

/** Who else has it open. */
export function PeopleHere({ others, Person = PersonHere }: Props) {
  const words = useMessages(adminUi);
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
              aria-label={words.andMoreHere({ count: others.length - SHOWN })}
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
