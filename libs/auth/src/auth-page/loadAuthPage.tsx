import { Island } from '@share/islands';
import { authTexts } from '../authTexts';
import { LoginReceiver } from './LoginReceiver';
import { Place } from './LoginReceiver.styles';

/** `/auth`: receives a login made in the mini program (spec §2, R5). */
export const loadAuthPage = async ({ siteOrigin }: { siteOrigin: string }) => ({
  title: authTexts.name,
  layout: 'listPage' as const,
  isIndexed: false,
  element: (
    <Place>
      <Island name="loginReceiver" Component={LoginReceiver} data={{ siteOrigin }} />
    </Place>
  ),
});
