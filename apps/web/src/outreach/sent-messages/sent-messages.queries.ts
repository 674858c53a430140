import { dependsOn } from '../../api/depends-on.ts'

export const outgoingQuery = dependsOn('follow-ups').queryOptions('get', '/api/email/outgoing')
