import { useOriginal } from '../../../../../lib/ui/original.ts';

interface Props {
  /** Whether the name is in the language of the page. Names in the main language are marked on pages in another. */
  isTranslated: boolean;
  children: string;
}

/** The name of an item or its variant, in its own direction beside quantities and prices. */
export function ItemName({ isTranslated, children }: Props) {
  const original = useOriginal();
  return <bdi {...original({ translated: isTranslated ? ['name'] : [] }, 'name')}>{children}</bdi>;
}
