import { en } from './en.ts';
import { de } from './de.ts';
import { sv } from './sv.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import { es } from './es.ts';
import { nl } from './nl.ts';
import { ar } from './ar.ts';
import { pl } from './pl.ts';

export const catalogues = { en, de, fr, it, pt, es, nl, ar, sv, pl };
