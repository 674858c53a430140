import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { ConnectedAccount, ConsentAnswer, ConsentUrl, ProviderStatus } from '../engine/engine.contract.ts'

/** Which member of LinkedIn a user is. LinkedIn tells no connections: they come as a file. */
export const linkedinSignIn = contract('wef', {
  start: {
    route: 'GET /api/wef/linkedin/auth',
    access: 'member',
    summary: 'Where to go to show which LinkedIn member I am',
    reply: ConsentUrl,
    keys: 'never',
    rate: { points: 30, seconds: 3600 },
  },
  callback: {
    route: 'GET /api/wef/linkedin/callback',
    access: 'member',
    summary: 'Takes what LinkedIn says when it sends me back',
    query: ConsentAnswer,
    reply: ConnectedAccount,
    keys: 'never',
    rate: { points: 60, seconds: 3600 },
  },
  status: {
    route: 'GET /api/wef/linkedin/status',
    access: 'viewer',
    summary: 'Which LinkedIn member I am',
    reply: ProviderStatus,
  },
  reconnect: {
    route: 'POST /api/wef/linkedin/reconnect',
    access: 'member',
    summary: 'Where to go to show it again',
    reply: ConsentUrl,
    keys: 'never',
    rate: { points: 30, seconds: 3600 },
  },
  disconnect: {
    route: 'POST /api/wef/linkedin/disconnect',
    access: 'member',
    summary: 'Forget which LinkedIn member I am',
    status: 202,
    reply: ProviderStatus,
    keys: 'never',
  },
})
