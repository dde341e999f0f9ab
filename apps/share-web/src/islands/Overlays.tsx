import { PageOverlays, type OverlaysData } from '@share/shell';
import { lazy } from 'react';
import type { Services } from '../compose/Services';

const loadAuth = () => import('@share/auth');
const PhoneLoginPanel = lazy(async () => ({ default: (await loadAuth()).PhoneLoginPanel }));

/** Everything that opens over the page, with the panel to log in. */
export const Overlays = (props: OverlaysData & Services) => {
  const { api, session, storage, environment } = props;
  const leaveToLogIn = () => void loadAuth().then((auth) => auth.openMiniProgramLogin(storage));
  return (
    <PageOverlays
      {...props}
      login={(panel) => (
        <PhoneLoginPanel
          {...panel}
          {...{ api, session }}
          onWechatLogin={environment().host === 'mini-program' ? leaveToLogIn : undefined}
        />
      )}
    />
  );
};
