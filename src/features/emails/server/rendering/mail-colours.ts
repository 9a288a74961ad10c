import { LRUCache } from 'lru-cache';
import { type Colours, surfaceVariables } from '../../../../lib/theme/colour.ts';
import { blend } from '../../../../lib/content/readable.ts';

type FrameColours = Readonly<Record<string, string | undefined>>;

/** Derived once per palette, because this takes longer than everything else. */
const palettes = new LRUCache<string, FrameColours>({ max: 500 });

/** The colours of `frame.mjml`, for light and dark mail programs. Each text has a contrast of at least 4.5:1. */
export function frameColours(colours: Colours): FrameColours {
  const key = JSON.stringify(colours);
  const known = palettes.get(key);
  if (known) return known;
  const { page, tint, dark } = surfaceVariables(colours);
  const made = {
    ground: tint['--surface'],
    groundInk: tint['--ink-soft'],
    card: page['--surface'],
    ink: page['--ink'],
    soft: page['--ink-soft'],
    link: page['--link'],
    rule: page['--rule'],
    main: page['--accent'],
    action: page['--action'],
    onAction: page['--on-action'],
    // The raised surface is the lighter one, so text that is legible there is legible below it too.
    darkGround: blend(dark['--surface'] ?? '#111111', '#000000', 0.25),
    darkGroundInk: dark['--ink-soft'],
    darkCard: dark['--surface'],
    darkInk: dark['--ink'],
    darkSoft: dark['--ink-soft'],
    darkLink: dark['--link'],
    darkRule: dark['--rule'],
    darkMain: dark['--accent'],
    darkAction: dark['--action'],
    darkOnAction: dark['--on-action'],
  };
  palettes.set(key, made);
  return made;
}
