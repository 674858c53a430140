import type { Area } from '@wellmet/platform/area.ts'
import { apiKeysServed } from './api-keys/api-keys.handlers.ts'
import { auditServed } from './audit/audit.handlers.ts'
import { invitationsServed } from './invitations/invitations.handlers.ts'
import { membersServed } from './members/members.handlers.ts'
import { notificationsServed } from './notifications/notifications.handlers.ts'
import { sendDigestsJob, sweepNotificationsJob } from './notifications/notifications.jobs.ts'
import { notificationsReactions } from './notifications/notifications.reactions.ts'
import { notificationsWork } from './notifications/notifications.work.ts'
import { ensureUsersServed, usersServed } from './users/users.handlers.ts'
import { workspacesServed } from './workspaces/workspaces.handlers.ts'

/** Users, workspaces and what belongs to them. */
export const accountArea = {
  name: 'account',
  routes: {
    users: usersServed,
    ensureUsers: ensureUsersServed,
    workspaces: workspacesServed,
    members: membersServed,
    invitations: invitationsServed,
    apiKeys: apiKeysServed,
    audit: auditServed,
    notifications: notificationsServed,
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
