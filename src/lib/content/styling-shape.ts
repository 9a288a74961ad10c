import { z } from 'zod';
import { responsiveNames, type StylingName, stylingValues } from '../styling-values.ts';

const oneOf = (names: readonly StylingName[]): Record<string, z.ZodType> =>
  Object.fromEntries(names.map((name) => [name, z.enum(stylingValues[name]).optional()]));
const onScreen = z.strictObject(oneOf(responsiveNames)).optional();

/** The stored form of `Styling`. */
export const stylingShape = z.strictObject({
  ...oneOf(Object.keys(stylingValues) as StylingName[]),
  wide: onScreen,
  tablet: onScreen,
  phone: onScreen,
});
