import { dependsOn } from '../../api/depends-on.ts'

export const membersQuery = dependsOn('members', 'session').queryOptions('get', '/api/workspaces/current/members')
