import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { callback, disconnect, start, status } from '../engine/consent-endpoints.contract.ts'

/** Which member of LinkedIn a user is. LinkedIn tells no connections: they come as a file. */
export const linkedinSignIn = contract('wef', {
  start: start('GET /api/wef/linkedin/auth', 'Where to go to show which LinkedIn member I am', {}),
  callback: callback('GET /api/wef/linkedin/callback', 'Takes what LinkedIn says when it sends me back', {}),
  status: status('GET /api/wef/linkedin/status', 'Which LinkedIn member I am', {}),
  reconnect: start('POST /api/wef/linkedin/reconnect', 'Where to go to show it again', {}),
  disconnect: disconnect('POST /api/wef/linkedin/disconnect', 'Forget which LinkedIn member I am', {}),
})
