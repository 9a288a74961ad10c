/** What a field of a content type can hold. */
export const fieldKinds = [
  'text',
  'multiline',
  'richText',
  'number',
  'money',
  'date',
  'dateRange',
  'toggle',
  'choice',
  'picture',
  'gallery',
  'file',
  'link',
  'audio',
  'place',
  'entries',
  'products',
  'services',
] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** A field as the owner defines it. */
export interface FieldDefinition {
  /** Never changes, and never means another field. */
  key: string;
  label: string;
  kind: FieldKind;
  help: string;
  /** The heading that it shares with its neighbours of the same group where entries are edited. */
  group?: string | undefined;
  /** Needed to publish an entry; a draft may lack it. */
  required: boolean;
  /** Whether no two entries can have the same value; only for some kinds. */
  unique?: boolean | undefined;
  /** For a choice. */
  options: string[];
  /** For references to entries: the ID of their content type. */
  of?: string | undefined;
  /** What a new entry starts with; null for nothing. */
  usual: unknown;
  /** Whether visitors see it among the details of an entry. */
  shown: boolean;
  /** Neither offered nor shown any more; what entries hold in it is kept. */
  retired: boolean;
}

/** Kinds of content types, each of which can be chosen when one is added. `other` starts without fields. */
export const typeKinds = [
  'post',
  'event',
  'episode',
  'project',
  'recipe',
  'dish',
  'person',
  'testimonial',
  'job',
  'place',
  'faq',
  'other',
] as const;
export type TypeKind = (typeof typeKinds)[number];

const lasting: ReadonlySet<TypeKind> = new Set(['project', 'dish', 'person', 'testimonial', 'place', 'faq']);
/** Whether entries are about what lasts: visitors don’t ask when a dish or a person was published, or follow them by feed. */
export const isLasting = (kind: TypeKind): boolean => lasting.has(kind);

export const MOST_FIELDS = 40;
export const MOST_TYPES = 50;
export const MOST_TERMS = 5_000;
/** The limit for the terms of one kind that an entry has. */
export const MOST_TERMS_OF_ENTRY = 30;
/** In a gallery. */
export const MOST_PICTURES = 50;
/** In a field with references. */
export const MOST_REFERENCES = 20;
