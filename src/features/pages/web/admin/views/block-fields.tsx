import { Button, Checkbox, Fieldset, Group, Stack, Text, Title } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Block } from '../../../../../lib/content/block-kind.ts';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { type SitePart, SitePartSettings, sitePartTitle } from '../../../../websites/web/index.ts';
import { SITE_FRAME_KEY } from '../canvas/frame/site-frame.ts';
import { editSitePart, leaveSitePart, useSitePart } from '../canvas/site-part.ts';
import { blockLabel } from '../edit/blocks/block-label.ts';
import { useBlockKinds } from '../edit/blocks/block-kinds-context.ts';
import { fieldsShown } from '../edit/blocks/block-places.ts';
import { useEditor, useEditorState } from '../edit/editor-context.ts';
import { FieldInput } from '../edit/fields/field-input.tsx';
import { usePageRole, useSettingsTitle } from '../edit/page-role.ts';
import { RoleSettings } from '../edit/role-settings.tsx';
import { StylingFields } from '../edit/styling-fields.tsx';
import { WidthsFields } from '../edit/blocks/widths-fields.tsx';
import { useBlockActions } from '../edit/blocks/use-block-actions.ts';
import { sectionOf } from '../../../section-refs.ts';
import { SectionPanel } from '../sections/section-panel.tsx';
import { indexOf } from '../canvas/block-index.ts';
import type { Point } from '../canvas/frame/use-frame-events.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { viewsAdmin } from '../../../messages/admin-views/area.ts';

/** If it can't be pressed on the page, and for keyboard users. */
const OnEveryPage = () => {
  const words = useMessages(viewsAdmin);
  return (
    <Fieldset legend={words.onEveryPage} mt="lg" maw={640}>
      <Group gap="xs">
        {(['announcement', 'header', 'footer', 'css'] as const).map((part) => (
          <Button key={part} variant="default" size="xs" onClick={() => editSitePart(part)}>
            {sitePartTitle(part)}
          </Button>
        ))}
      </Group>
    </Fieldset>
  );
};

/** The settings of a part that all pages share. */
function SitePartFields({ part }: { part: SitePart }) {
  const words = useMessages(viewsAdmin);
  const { isSafe } = useSitePart();
  const { title } = usePageRole();
  const queries = useQueryClient();
  return (
    <SitePartSettings
      part={part}
      onSaved={() => void queries.invalidateQueries({ queryKey: SITE_FRAME_KEY })}
      back={
        <Button size="compact-sm" variant="subtle" onClick={leaveSitePart}>
          {title}
        </Button>
      }
    >
      {part === 'css' && (
        <Checkbox
          label={words.editWithoutCustomCss}
          description={words.inTheEditorOnlyUntil}
          checked={isSafe}
          onChange={({ currentTarget }) => useSitePart.setState({ isSafe: currentTarget.checked })}
        />
      )}
    </SitePartSettings>
  );
}

const none: Readonly<Record<string, string>> = {};

/** The settings of a block. */
export function FieldsOf({ block, errors }: { block: Block; errors: Readonly<Record<string, string>> }) {
  const words = useMessages(viewsAdmin);
  const kind = useBlockKinds().get(block.type);
  const actions = useBlockActions();
  const { id } = block.props;
  return (
    <Stack gap="md">
      {errors[''] && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {errors['']}
        </Text>
      )}
      {!kind && <Text size="sm">{words.thisBlockTypeIsntAvailable}</Text>}
      {sectionOf(block) !== null && <SectionPanel block={block} />}
      {fieldsShown(kind, block).map(([name, field]) => (
        <FieldInput
          key={name}
          name={name}
          field={field}
          value={block.props[name]}
          errors={errors}
          props={block.props}
          onChange={(value) => actions.set(id, name, value, field)}
        />
      ))}
      {kind && sectionOf(block) === null && <StylingFields key={`style-${id}`} block={block} kind={kind} />}
      {kind && <WidthsFields key={id} block={block} />}
    </Stack>
  );
}

interface Props {
  onMenu: (id: string, at: Point) => void;
  /** Incremented with each request to type into the fields. */
  wanted: number;
}

/** The fields of the selected block; of the page if none is selected. */
export function BlockFields({ onMenu, wanted }: Props) {
  const words = useMessages(viewsAdmin);
  const editor = useEditor();
  const kinds = useBlockKinds();
  const selected = useEditorState((state) => state.selected);
  const block = useEditorState(({ history }) => indexOf(history.present.blocks).byId.get(selected ?? ''));
  const errors = useEditorState(({ blockErrors }) => blockErrors.get(selected ?? '')) ?? none;
  const { title, noun } = usePageRole();
  const settings = useSettingsTitle();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (wanted === 0) return;
    const first = place.current?.querySelector<HTMLElement>(
      'input, textarea, select, [contenteditable=true], button[aria-expanded]',
    );
    (first ?? place.current)?.focus();
  }, [wanted]);

  const { part } = useSitePart();
  useEffect(() => {
    if (selected !== null) leaveSitePart();
  }, [selected]);
  useEffect(() => leaveSitePart, []);

  if (!block && part !== null) return <SitePartFields part={part} />;
  if (!block)
    return (
      <section ref={place} tabIndex={-1} aria-label={settings}>
        <Title order={2} size="h5" mb="sm">
          {settings}
        </Title>
        <RoleSettings />
        {noun !== 'section' && may('brand') && <OnEveryPage />}
      </section>
    );
  const kind = kinds.get(block.type);
  const label = blockLabel(kind, block);
  const { id } = block.props;
  return (
    <section ref={place} tabIndex={-1} aria-label={words.fieldsOf({ label })} key={id}>
      <Group justify="space-between" wrap="nowrap" mb="sm">
        <Title order={2} size="h5">
          {label}
        </Title>
        <Group gap={4} wrap="nowrap">
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconDots size={16} aria-hidden />}
            aria-haspopup="menu"
            onClick={({ currentTarget }) => {
              const { left, bottom } = currentTarget.getBoundingClientRect();
              onMenu(id, { x: left, y: bottom });
            }}
          >
            {words.actions}
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={() => editor.select(null)}>
            {title}
          </Button>
        </Group>
      </Group>
      <FieldsOf block={block} errors={errors} />
    </section>
  );
}
