import { createContext } from 'react';

/** True below the site's layout. Where the layout itself failed, an error screen stands alone. */
export const InsideLayout = createContext(false);
