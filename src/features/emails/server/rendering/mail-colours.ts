import { LRUCache } from 'lru-cache';
import { type Colours, surfaceVariables } from '../../../../lib/theme/colour.ts';
import { blend } from '../../../../lib/content/readable.ts';

type FrameColours = Readonly<Record<string, string | undefined>>;

/** Derived once per palette; to derive them takes longer than all the rest. */
const palettes = new LRUCache<string, FrameColours>({ max: 500 });

/** What `frame.mjml` calls its colours, by day and in mail programs that are dark. Each text keeps 4.5:1 on its ground. */
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
    // The raised ground is the lighter one, so ink that is readable there is readable below it too.
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
