export { defaultTitle } from './defaultTitle';
export { SiteFoot } from './site-foot/SiteFoot';
export { toImprint, type ImprintView } from './site-foot/toImprint';
export { toSiteState, type SiteState } from './site-state/toSiteState';
