import { Alert, Button, ColorInput, Group, Stack } from '@mantine/core';
import { IconContrast } from '@tabler/icons-react';
import { contrastProblems, parseColour } from '../../../../lib/theme/colour.ts';
import type { Colours } from '../../contract.ts';

const words: [keyof Colours, string, string][] = [
  ['main', 'Main', 'Sections, accents and small headings.'],
  ['link', 'Links', 'Text links.'],
  ['button', 'Buttons', 'Buttons.'],
  ['background', 'Background', 'Page background.'],
  ['text', 'Text', 'Body text.'],
];

interface Props {
  colours: Colours;
  errors: Readonly<Record<string, string>>;
  onChange: (colours: Colours) => void;
}

/** The five colours with their purposes; illegible ones are reported, with the nearest legible colour. */
export function ColourFields({ colours, errors, onChange }: Props) {
  const problems = contrastProblems(colours);
  const set = (key: keyof Colours, value: string) => onChange({ ...colours, [key]: value });
  return (
    <Stack>
      {words.map(([key, label, says]) => {
        const value = colours[key];
        const parsed = parseColour(value);
        const problem = parsed ? problems.find(({ colour }) => colour === key) : undefined;
        return (
          <Stack key={key} gap="xs">
            <ColorInput
              label={label}
              description={says}
              value={value}
              format={parsed?.startsWith('rgba') ? 'rgba' : 'hex'}
              fixOnBlur={false}
              error={
                errors[`branding.colours.${key}`] ??
                (!parsed && 'Enter a colour name like teal or a code like #0b5563.')
              }
              onChange={(next) => set(key, next)}
              onBlur={() => parsed && parsed !== value && set(key, parsed)}
              eyeDropperButtonProps={{
                'aria-label': `Pick the colour for ${label.toLowerCase()} from the screen`,
              }}
            />
            {problem && (
              <Alert color="orange" variant="light" icon={<IconContrast />} p="sm" role="status">
                {problem.sentence}
                <Group mt="xs">
                  <Button size="compact-sm" variant="default" onClick={() => set(key, problem.suggestion)}>
                    Use {problem.suggestion}
                  </Button>
                </Group>
              </Alert>
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}
