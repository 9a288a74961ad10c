import { ColorSwatch } from '@mantine/core';

/** A service's colour beside its name. */
export const ColourDot = ({ colour }: { colour: string }) => (
  <ColorSwatch color={colour} size={14} radius={4} withShadow={false} aria-hidden style={{ flexShrink: 0 }} />
);
