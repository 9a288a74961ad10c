import type { Finding } from './visit.ts';

export interface Taken {
  screen: string;
  person: string;
  width: number;
  findings: Finding[];
}

/** Writes Markdown: each finding once, with its screens and widths. */
export function writeReport(taken: readonly Taken[]): string {
  const places = new Map<string, string[]>();
  for (const { screen, person, width, findings } of taken) {
    for (const { kind, text } of findings) {
      const key = `**${kind}** ${text}`;
      places.set(key, [...(places.get(key) ?? []), `${screen} as ${person} at ${width}`]);
    }
  }
  const lines = [...places].map(([finding, where]) => `- ${finding}\n${where.map((at) => `  - ${at}`).join('\n')}`);
  const clean = taken.filter(({ findings }) => findings.length === 0).length;
  return `# Screens\n\n${taken.length} pictures, ${clean} without findings.\n\n${lines.join('\n')}\n`;
}
