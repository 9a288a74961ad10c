import { Alert, Button, ColorInput, Group, Stack } from '@mantine/core';
import { IconContrast } from '@tabler/icons-react';
import { sayContrast } from '../../../../lib/admin-ui/contrast.ts';
import { contrastProblems, parseColour } from '../../../../lib/theme/colour.ts';
import type { Colours } from '../../contract.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { brandingAdmin } from '../../messages/admin-branding/area.ts';

const named = [
  ['main', 'main', 'sectionsAccents'],
  ['link', 'links', 'textLinks'],
  ['button', 'buttons', 'buttonsSays'],
  ['background', 'background', 'pageBackground'],
  ['text', 'text', 'bodyText'],
] as const satisfies readonly (readonly [keyof Colours, string, string])[];

interface Props {
  colours: Colours;
  errors: Readonly<Record<string, string>>;
  onChange: (colours: Colours) => void;
}

/** The five colours with their purposes; illegible ones are reported, with the nearest legible colour. */
export function ColourFields({ colours, errors, onChange }: Props) {
  const words = useMessages(brandingAdmin);
  const problems = contrastProblems(colours);
  const set = (key: keyof Colours, value: string) => onChange({ ...colours, [key]: value });
  return (
    <Stack>
      {named.map(([key, label, says]) => {
        const value = colours[key];
        const parsed = parseColour(value);
        const problem = parsed ? problems.find(({ colour }) => colour === key) : undefined;
        return (
          <Stack key={key} gap="xs">
            <ColorInput
              label={words[label]}
              description={words[says]}
              value={value}
              format={parsed?.startsWith('rgba') ? 'rgba' : 'hex'}
              fixOnBlur={false}
              error={errors[`branding.colours.${key}`] ?? (!parsed && words.enterAColourNameLike)}
              onChange={(next) => set(key, next)}
              onBlur={() => parsed && parsed !== value && set(key, parsed)}
              eyeDropperButtonProps={{
                'aria-label': words.pickFromTheScreen({ colour: key }),
              }}
            />
            {problem && (
              <Alert color="orange" variant="light" icon={<IconContrast />} p="sm" role="status">
                {sayContrast(problem)}
                <Group mt="xs">
                  <Button size="compact-sm" variant="default" onClick={() => set(key, problem.suggestion)}>
                    {words.takeColour({ colour: problem.suggestion })}
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
