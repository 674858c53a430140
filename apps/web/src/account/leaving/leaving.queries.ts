import { dependsOn } from '../../api/depends-on.ts'

export const accountDeletionQuery = dependsOn('planned deletions', 'members', 'workspace').queryOptions(
  'get',
  '/api/account/deletion',
)
export const workspaceDeletionQuery = dependsOn('planned deletions').queryOptions(
  'get',
  '/api/workspaces/current/deletion',
)
