import { ActionIcon, Checkbox, NativeSelect, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronRight, IconRotate } from '@tabler/icons-react';
import type { Block } from '../../../../../../lib/content/block-kind.ts';
import {
  type Alignment,
  onWidthsOf,
  type WidthGroup,
  widthGroups,
} from '../../../../../../lib/content/widths.ts';
import css from '../edit.module.css';
import { useBlockActions } from './use-block-actions.ts';
import { hiddenInWords, widthLabels } from './width-labels.ts';
import { messagesNow, useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { stylingAdmin } from '../../../../messages/admin-styling/area.ts';

function sides(): { value: Alignment | ''; label: string }[] {
  const words = messagesNow(stylingAdmin);
  return [
    { value: '', label: words.asItIs },
    { value: 'start', label: words.start },
    { value: 'centre', label: words.centre },
    { value: 'end', label: words.end },
  ];
}

/** Visibility and alignment of a block by screen size. */
export function WidthsFields({ block }: { block: Block }) {
  const words = useMessages(stylingAdmin);
  const { set } = useBlockActions();
  const { hiddenOn = [], alignOn = {} } = onWidthsOf(block);
  const isSet = hiddenOn.length > 0 || Object.keys(alignOn).length > 0;
  const [opened, { toggle }] = useDisclosure(isSet);
  const { id } = block.props;

  const show = (group: WidthGroup, shown: boolean) => {
    const hidden = widthGroups.filter((each) => (each === group ? !shown : hiddenOn.includes(each)));
    set(id, 'hiddenOn', hidden.length > 0 ? hidden : undefined);
  };
  const align = (group: WidthGroup, side: string) => {
    const { [group]: _, ...rest } = alignOn;
    const next = side ? { ...rest, [group]: side } : rest;
    set(id, 'alignOn', Object.keys(next).length > 0 ? next : undefined);
  };
  const hiddenOnDesktop = hiddenOn.includes('desktop');
  const differs = (group: WidthGroup) =>
    group !== 'desktop' &&
    (hiddenOn.includes(group) !== hiddenOnDesktop || alignOn[group] !== alignOn.desktop);
  const reset = (group: WidthGroup) => {
    if (hiddenOn.includes(group) !== hiddenOnDesktop) show(group, !hiddenOnDesktop);
    if (alignOn[group] !== alignOn.desktop) align(group, alignOn.desktop ?? '');
  };
  return (
    <section className={css.widths} aria-label={words.onDifferentScreens}>
      <UnstyledButton className={css.widthsTitle ?? ''} aria-expanded={opened} onClick={toggle}>
        <IconChevronRight size={16} className={css.chevron ?? ''} aria-hidden />
        {words.onDifferentScreens}
        {isSet && (
          <Text span size="sm" c="dimmed" className="admin-clip">
            {hiddenInWords(hiddenOn) || words.aligned}
          </Text>
        )}
      </UnstyledButton>
      {/* At once: what moves while it unfolds moves away under a press. */}
      {opened && (
        <div className={css.widthRows}>
          {widthGroups.map((group) => (
            <div key={group} className={css.widthRow} role="group" aria-label={widthLabels[group].label}>
              <span className={css.styleLabel}>
                <Checkbox
                  label={<span data-differs={differs(group) || undefined}>{widthLabels[group].label}</span>}
                  aria-label={words.showOn({ group })}
                  checked={!hiddenOn.includes(group)}
                  onChange={({ currentTarget }) => show(group, currentTarget.checked)}
                />
                {differs(group) && (
                  <ActionIcon
                    size={24}
                    aria-label={words.resetGroupToDesktop({ group })}
                    title={words.resetToDesktop}
                    onClick={() => reset(group)}
                  >
                    <IconRotate size={14} />
                  </ActionIcon>
                )}
              </span>
              <NativeSelect
                size="xs"
                aria-label={words.alignOn({ group })}
                data={sides()}
                value={alignOn[group] ?? ''}
                disabled={hiddenOn.includes(group)}
                onChange={({ currentTarget }) => align(group, currentTarget.value)}
              />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
