import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { callback, disconnect, start, status, sync } from '../engine/consent-endpoints.contract.ts'

/** Google and Microsoft, which hold mail, calendar and address book in one account. */
export const suites = contract('dashboard', {
  googleStatus: status('GET /api/dashboard/google/status', 'My Google accounts, and how far reading them has come', {}),
  googleStart: start('GET /api/dashboard/google/oauth/start', 'Where to go to connect a Google account', {}),
  googleCallback: callback(
    'GET /api/dashboard/google/oauth/callback',
    'Takes what Google says when it sends me back',
    {},
  ),
  googleSync: sync('POST /api/dashboard/google/sync', 'Read what is new in my Google accounts now', {}),
  googleDisconnect: disconnect(
    'POST /api/dashboard/google/disconnect',
    'End the access to my Google accounts, and delete what was read',
    {},
  ),
  microsoftStatus: status(
    'GET /api/dashboard/microsoft/status',
    'My Microsoft accounts, and how far reading them has come',
    {},
  ),
  microsoftStart: start('GET /api/dashboard/microsoft/oauth/start', 'Where to go to connect a Microsoft account', {}),
  microsoftCallback: callback(
    'GET /api/dashboard/microsoft/oauth/callback',
    'Takes what Microsoft says when it sends me back',
    {},
  ),
  microsoftSync: sync('POST /api/dashboard/microsoft/sync', 'Read what is new in my Microsoft accounts now', {}),
  microsoftDisconnect: disconnect(
    'POST /api/dashboard/microsoft/disconnect',
    'End the access to my Microsoft accounts, and delete what was read',
    {},
  ),
})
