import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { ConnectedAccount, ConsentAnswer, ConsentUrl, ProviderStatus } from '../engine/engine.contract.ts'

/** Google and Microsoft, which hold mail, calendar and address book in one account. */
export const suites = contract('dashboard', {
  googleStatus: {
    route: 'GET /api/dashboard/google/status',
    access: 'viewer',
    summary: 'My Google accounts, and how far reading them has come',
    reply: ProviderStatus,
  },
  googleStart: {
    route: 'GET /api/dashboard/google/oauth/start',
    access: 'member',
    summary: 'Where to go to connect a Google account',
    reply: ConsentUrl,
    keys: 'never',
    rate: { points: 30, seconds: 3600 },
  },
  googleCallback: {
    route: 'GET /api/dashboard/google/oauth/callback',
    access: 'member',
    summary: 'Takes what Google says when it sends me back',
    query: ConsentAnswer,
    reply: ConnectedAccount,
    keys: 'never',
    rate: { points: 60, seconds: 3600 },
  },
  googleSync: {
    route: 'POST /api/dashboard/google/sync',
    access: 'member',
    summary: 'Read what is new in my Google accounts now',
    status: 202,
    reply: ProviderStatus,
    rate: { points: 20, seconds: 3600 },
  },
  googleDisconnect: {
    route: 'POST /api/dashboard/google/disconnect',
    access: 'member',
    summary: 'End the access to my Google accounts, and delete what was read',
    status: 202,
    reply: ProviderStatus,
    keys: 'never',
  },
  microsoftStatus: {
    route: 'GET /api/dashboard/microsoft/status',
    access: 'viewer',
    summary: 'My Microsoft accounts, and how far reading them has come',
    reply: ProviderStatus,
  },
  microsoftStart: {
    route: 'GET /api/dashboard/microsoft/oauth/start',
    access: 'member',
    summary: 'Where to go to connect a Microsoft account',
    reply: ConsentUrl,
    keys: 'never',
    rate: { points: 30, seconds: 3600 },
  },
  microsoftCallback: {
    route: 'GET /api/dashboard/microsoft/oauth/callback',
    access: 'member',
    summary: 'Takes what Microsoft says when it sends me back',
    query: ConsentAnswer,
    reply: ConnectedAccount,
    keys: 'never',
    rate: { points: 60, seconds: 3600 },
  },
  microsoftSync: {
    route: 'POST /api/dashboard/microsoft/sync',
    access: 'member',
    summary: 'Read what is new in my Microsoft accounts now',
    status: 202,
    reply: ProviderStatus,
    rate: { points: 20, seconds: 3600 },
  },
  microsoftDisconnect: {
    route: 'POST /api/dashboard/microsoft/disconnect',
    access: 'member',
    summary: 'End the access to my Microsoft accounts, and delete what was read',
    status: 202,
    reply: ProviderStatus,
    keys: 'never',
  },
})
