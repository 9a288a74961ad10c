import { z } from 'zod';
import type { Area } from '../http/areas.ts';
import { id } from './shapes.ts';

/** An open editor says this often that it is still there. */
export const BEAT_MS = 10_000;
/** The limit for one subject; further people are left out. */
export const MOST_PRESENT = 50;

/** What people can have open together, and the area that they must be allowed to read for it. */
const areasOf = { page: 'pages', mail: 'mails' } as const satisfies Record<string, Area>;
type Kind = keyof typeof areasOf;

/** Whoever may read one of these hears of others. */
export const presenceAreas: readonly Area[] = Object.values(areasOf);

/** Names what is open, such as `page:…` with the id of the page. */
export type Subject = `${Kind}:${string}`;

const isSubject = (text: string): text is Subject => Object.hasOwn(areasOf, text.split(':')[0] ?? '');
const kindOf = (subject: Subject) => subject.split(':')[0] as Kind;

/** The area that decides who may know of it. */
export const areaOf = (subject: Subject): Area => areasOf[kindOf(subject)];

/** Identifies the window. */
const tab = z.string().regex(/^[\w-]{8,40}$/);

export const present = z.object({
  tab,
  subject: z.string().refine(isSubject),
  person: id,
  name: z.string(),
  /** The selected block. */
  block: z.string().nullable(),
  /** Whether they have typed within the last seconds, or have unsaved changes. */
  typing: z.boolean(),
});
export type Present = z.output<typeof present>;

/** A sign of life of an open editor. */
export const presenceSign = z.strictObject({
  tab,
  block: z.string().min(1).max(100).nullable().default(null),
  typing: z.boolean().default(false),
  /** The editor was closed. */
  leaves: z.boolean().default(false),
});
export type PresenceSign = z.output<typeof presenceSign>;

/** Who else has it open. */
export const presentThere = z.array(present).max(MOST_PRESENT);
