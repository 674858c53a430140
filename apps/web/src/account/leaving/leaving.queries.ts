import { api } from '../../api/client.ts'

export const accountDeletionQuery = api.queryOptions('get', '/api/account/deletion')
export const workspaceDeletionQuery = api.queryOptions('get', '/api/workspaces/current/deletion')
