import { PeopleHere, PersonHere } from '../../../../../lib/admin-ui/presence/people-here.tsx';
import type { Other } from '../../../../../lib/admin-ui/presence/use-presence.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { reviewAdmin } from '../../../messages/admin-review/area.ts';
import { indexOf } from '../canvas/block-index.ts';
import { nameOf } from '../canvas/menus/block-commands.ts';
import { useBlockKinds } from '../edit/blocks/block-kinds-context.ts';
import { useEditorState } from '../edit/editor-context.ts';
import { useOthersOnPage } from './use-page-presence.ts';

function Person({ other }: { other: Other }) {
  const words = useMessages(reviewAdmin);
  const kinds = useBlockKinds();
  const block = useEditorState(({ history }) =>
    other.block === null ? undefined : indexOf(history.present.blocks).byId.get(other.block),
  );
  const at = block && nameOf(block, kinds);
  const where = at && (other.typing ? words.typingIn({ block: at }) : words.atBlock({ block: at }));
  return <PersonHere other={other} where={where} />;
}

/** Who else has the page open, and at which block they are. */
export const PeopleOnPage = () => <PeopleHere others={useOthersOnPage()} Person={Person} />;
