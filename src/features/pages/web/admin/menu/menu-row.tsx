import { ActionIcon, Badge, NativeSelect, TextInput } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconGripVertical,
  IconIndentDecrease,
  IconIndentIncrease,
  IconTrash,
} from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useRowDrag } from '../../../../../lib/admin-ui/lists/use-row-drag.ts';
import type { PageSummary } from '../../../contract.ts';
import css from './menu.module.css';
import { moveRow, type Row, type Step } from './menu-tree.ts';
import { LinkInput } from '../../../../../lib/admin-ui/rich-text/link-input.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { menuAdmin } from '../../../messages/admin-menu/area.ts';

const ADDRESS = 'address';
const TITLE = 'title';

const steps = [
  { step: 'up', label: 'moveUp', icon: IconArrowUp, key: 'ArrowUp' },
  { step: 'down', label: 'moveDown', icon: IconArrowDown, key: 'ArrowDown' },
  { step: 'in', label: 'moveIn', icon: IconIndentIncrease, key: 'ArrowRight' },
  { step: 'out', label: 'moveOut', icon: IconIndentDecrease, key: 'ArrowLeft' },
] as const satisfies readonly { step: Step; label: string; icon: unknown; key: string }[];

interface Props {
  rows: Row[];
  index: number;
  /** Each menu has its own, so that nothing is dragged from one into the other. */
  kind: string;
  name: string;
  pages: readonly PageSummary[];
  /** By field: `label`, `href`. */
  errors: Readonly<Record<string, string>>;
  onChange: (row: Row) => void;
  onMove: (step: Step) => void;
  onDrop: (from: number, gap: number) => void;
  onRemove: () => void;
}

/** A menu item: its label, its target, and controls to move it by pointer, keys or buttons. */
export function MenuRow({
  rows,
  index,
  kind,
  name,
  pages,
  errors,
  onChange,
  onMove,
  onDrop,
  onRemove,
}: Props) {
  const say = useMessages(menuAdmin);
  const drag = useRowDrag({ type: `application/x-menu-${kind}`, index, onMove: onDrop });
  const row = rows[index];
  if (!row) return null;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const found = event.altKey && steps.find(({ key }) => key === event.key);
    // In a text field, left and right move the caret.
    const typing = (event.target as Element).matches('input') && /Left|Right/.test(event.key);
    if (!found || typing) return;
    event.preventDefault();
    onMove(found.step);
  };
  return (
    // The keys come from the fields and buttons within; the drag has the same by buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li className={css.row} data-level={row.level} onKeyDown={onKeyDown} {...drag.row}>
      <span className={css.grip} title={say.dragToAnotherPlaceOr} {...drag.grip}>
        <IconGripVertical size={16} aria-hidden />
      </span>
      <ItemFields row={row} name={name} pages={pages} errors={errors} onChange={onChange} />
      <div className={css.moves}>
        {steps.map(({ step, label, icon: Symbol }) => {
          const can = moveRow(rows, index, step) !== rows;
          return (
            <ActionIcon
              key={step}
              id={`${row.key}-${step}`}
              size="lg"
              aria-label={say[label]({ name })}
              aria-disabled={!can}
              data-disabled={!can || undefined}
              onClick={() => onMove(step)}
            >
              <Symbol size={16} aria-hidden />
            </ActionIcon>
          );
        })}
        <ActionIcon size="lg" aria-label={say.remove({ name })} onClick={onRemove}>
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
}

/** The label of an item, and the page or address that it leads to. */
function ItemFields({
  row,
  name,
  pages,
  errors,
  onChange,
}: Pick<Props, 'name' | 'pages' | 'errors' | 'onChange'> & { row: Row }) {
  const say = useMessages(menuAdmin);
  const page = pages.find(({ _id }) => _id === row.page);
  return (
    <div className={css.fields}>
      <TextInput
        aria-label={say.labelOf({ name })}
        id={`${row.key}-label`}
        placeholder={page?.label ?? say.label}
        maxLength={60}
        value={row.label}
        error={errors['label']}
        onChange={({ currentTarget }) => onChange({ ...row, label: currentTarget.value })}
      />
      <NativeSelect
        aria-label={say.whereLeads({ name })}
        id={`${row.key}-target`}
        value={row.page ?? (row.href === null ? TITLE : ADDRESS)}
        error={row.href === null ? errors['href'] : undefined}
        onChange={({ currentTarget: { value } }) =>
          onChange(
            value === ADDRESS
              ? { ...row, page: null, href: row.href ?? '' }
              : { ...row, page: value === TITLE ? null : value, href: null },
          )
        }
        data={[
          ...pages.map(({ _id, name: words }) => ({ value: _id, label: words })),
          { value: ADDRESS, label: say.anAddress },
          ...(row.level === 1 ? [{ value: TITLE, label: say.noLinkAHeadingFor }] : []),
        ]}
      />
      {row.href !== null && (
        <LinkInput
          className={css.address ?? ''}
          aria-label={say.addressOf({ name })}
          placeholder={say.webAddress}
          value={row.href}
          error={errors['href']}
          onChange={(href) => onChange({ ...row, href })}
        />
      )}
      {page?.publishedVersion === null && (
        <Badge variant="light" color="gray" tt="none" fw={500}>
          {say.hiddenUntilPublished}
        </Badge>
      )}
    </div>
  );
}
