import { entriesAndImports } from './entries-and-imports.ts';
import { moneyAndBookings } from './money-and-bookings.ts';
import type { Mutant } from './mutant.ts';
import { peopleAndWalls } from './people-and-walls.ts';
import { securityPage } from './security-page.ts';

export const mutants: readonly Mutant[] = [
  ...peopleAndWalls,
  ...securityPage,
  ...moneyAndBookings,
  ...entriesAndImports,
];
