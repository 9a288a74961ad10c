import { PersonData, YourData } from '../../features/portability/web/index.ts';
import { DeleteSite, SiteVisibilityCard } from '../../features/platform/web/index.ts';
import { Misc } from '../../features/websites/web/index.ts';
import { may } from '../../lib/admin-ui/rights.ts';

/** Site details, export and deletion of the whole site. */
export const MiscScreen = () => (
  <Misc>
    {may('export', 'write') && <YourData />}
    {may('customers', 'write') && <PersonData />}
    {may('site', 'write') && (
      <>
        <SiteVisibilityCard />
        <DeleteSite />
      </>
    )}
  </Misc>
);
