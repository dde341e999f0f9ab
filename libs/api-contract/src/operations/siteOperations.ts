import { tokenAnswerSchema, tokenRequestSchema } from '../schemas/account';
import { appInfoAnswerSchema, groupListSchema } from '../schemas/site';
import { beaconReceiptSchema, beaconSchema } from '../schemas/tracking';
import { op } from './op';

/** Start-up, navigation and statistics. */
export const siteOperations = {
  createToken: op({
    method: 'post',
    path: '/peony/v1/auth',
    summary: 'A token for this device: anonymous, or of the user who logs in',
    body: tokenRequestSchema,
    data: tokenAnswerSchema,
  }),
  getAppInfo: op({
    method: 'get',
    path: '/peony/v1/app/info',
    summary: 'Site configuration as a JSON string',
    data: appInfoAnswerSchema,
  }),
  getGroups: op({
    method: 'get',
    path: '/peony/v1/group',
    summary: 'Channels of the home page',
    data: groupListSchema,
  }),
  logEvents: op({
    method: 'post',
    path: '/tracker/log',
    summary: 'Statistics of a visit; the body may also be sent as text/plain',
    body: beaconSchema,
    data: beaconReceiptSchema,
  }),
};
