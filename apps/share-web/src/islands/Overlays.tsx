import { PageOverlays, type OverlaysData } from '@share/shell';
import { lazy } from 'react';
import { readPageEnvironment } from '../compose/PageEnvironment';
import type { Services } from '../compose/Services';

const loadAuth = () => import('@share/auth');
const PhoneLoginPanel = lazy(async () => ({ default: (await loadAuth()).PhoneLoginPanel }));
const PopupFrame = lazy(async () => ({ default: (await loadAuth()).PopupFrame }));

/** Everything that opens over the page, with the panel to log in and the frame for small pages. */
export const Overlays = (props: OverlaysData & Services) => {
  const { api, session, storage, environment } = props;
  const leaveToLogIn = async () => (await loadAuth()).openMiniProgramLogin(storage);
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
      frame={(panel) => <PopupFrame id="frame" {...panel} siteOrigin={readPageEnvironment().siteOrigin} />}
    />
  );
};
