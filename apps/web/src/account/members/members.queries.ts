import { api } from '../../api/client.ts'

export const membersQuery = api.queryOptions('get', '/api/workspaces/current/members')
