import { dependsOn } from '../../api/depends-on.ts'

const ofFollowUps = dependsOn('follow-ups', 'requests')

const everyMs = 2_000

/** Looks again while a message is being sent, which takes seconds. One that waits for office hours does not change soon. */
export const followUpsQuery = ofFollowUps.queryOptions('get', '/api/email-sequence/scheduled', undefined, {
  refetchInterval: ({ state: { data } }) =>
    data?.items.some(({ sending }) => sending?.state === 'waiting' && sending.sendAt === null) ? everyMs : false,
})
export const followUpStatsQuery = ofFollowUps.queryOptions('get', '/api/email-sequence/stats')
export const followUpLogQuery = ofFollowUps.queryOptions('get', '/api/email-sequence/logs')
