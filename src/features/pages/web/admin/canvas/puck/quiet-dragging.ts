import { Accessibility, defaultPreset } from '@dnd-kit/dom';

/**
 * Puck drags with the library's usual plugins. Its plugin for accessibility looks at all blocks whenever one appears, makes each of them a
 * button, which hides what it is, and announces ids. Here, blocks take the focus by themselves, and the editor has its own keys and
 * announcements (`announceMove`).
 */
export function dragQuietly(): void {
  const at = defaultPreset.plugins.indexOf(Accessibility);
  if (at >= 0) defaultPreset.plugins.splice(at, 1);
}
