import type { Area } from '@wellmet/platform/area.ts'
import { apiKeysRoutes } from './api-keys/api-keys.handlers.ts'
import { auditRoutes } from './audit/audit.handlers.ts'
import { invitationsRoutes } from './invitations/invitations.handlers.ts'
import { membersRoutes } from './members/members.handlers.ts'
import { notificationsRoutes } from './notifications/notifications.handlers.ts'
import { sendDigestsJob, sweepNotificationsJob } from './notifications/notifications.jobs.ts'
import { notificationsReactions } from './notifications/notifications.reactions.ts'
import { notificationsWork } from './notifications/notifications.work.ts'
import { ensureUsersRoutes, usersRoutes } from './users/users.handlers.ts'
import { workspacesRoutes } from './workspaces/workspaces.handlers.ts'

/** Users, workspaces and what belongs to them. */
export const accountArea = {
  name: 'account',
  routes: {
    users: usersRoutes,
    ensureUsers: ensureUsersRoutes,
    workspaces: workspacesRoutes,
    members: membersRoutes,
    invitations: invitationsRoutes,
    apiKeys: apiKeysRoutes,
    audit: auditRoutes,
    notifications: notificationsRoutes,
  },
  jobs: [...notificationsWork],
  reactions: [...notificationsReactions],
  hooks: [],
  schedule: [
    { at: '*/15 * * * *', job: sendDigestsJob },
    { at: '22 3 * * *', job: sweepNotificationsJob },
  ],
  settings: [],
} satisfies Area
