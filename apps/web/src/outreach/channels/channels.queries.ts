import { dependsOn } from '../../api/depends-on.ts'

export const channelsQuery = dependsOn('channels', 'connected accounts', 'members').queryOptions(
  'get',
  '/api/comms/channels',
)
export const noticesQuery = dependsOn('channels', 'connected accounts').queryOptions('get', '/api/comms/notices')
export const encryptionQuery = dependsOn('channels').queryOptions('get', '/api/comms/encryption-status')

const everyMs = 5_000

/** Looks again while one waits, which is sent within seconds. */
export const messagesQuery = dependsOn('channels').queryOptions(
  'get',
  '/api/comms/messages',
  { params: { query: { limit: 10 } } },
  {
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ state }) => state === 'waiting' || state === 'sending') ? everyMs : false,
  },
)
