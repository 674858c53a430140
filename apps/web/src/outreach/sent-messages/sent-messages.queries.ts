import { dependsOn } from '../../api/depends-on.ts'

const everyMs = 2_000

/** Looks again while one is being sent, which takes seconds. */
export const outgoingQuery = dependsOn('follow-ups').queryOptions('get', '/api/email/outgoing', undefined, {
  refetchInterval: ({ state: { data } }) =>
    data?.items.some(({ state, sendAt }) => state === 'waiting' && sendAt === null) ? everyMs : false,
})
export const mailAccessQuery = dependsOn('connected accounts').queryOptions('get', '/api/outreach/mail-access')
