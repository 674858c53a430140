import { dependsOn } from '../../api/depends-on.ts'

const ofFollowUps = dependsOn('follow-ups', 'requests')

export const followUpsQuery = ofFollowUps.queryOptions('get', '/api/email-sequence/scheduled')
export const followUpStatsQuery = ofFollowUps.queryOptions('get', '/api/email-sequence/stats')
export const followUpLogQuery = ofFollowUps.queryOptions('get', '/api/email-sequence/logs')
export const mailAccessQuery = dependsOn('connected accounts').queryOptions('get', '/api/outreach/mail-access')
