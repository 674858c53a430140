import { dependsOn } from '../../api/depends-on.ts'

export const domainsQuery = dependsOn('domains').queryOptions('get', '/api/workspaces/current/domains')
