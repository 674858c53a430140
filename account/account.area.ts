import type { Area } from '@wellmet/platform/area.ts'
import { apiKeysRoutes } from './api-keys/api-keys.handlers.ts'
import { auditRoutes } from './audit/audit.handlers.ts'
import { anchorAuditJob } from './audit/audit.jobs.ts'
import { auditSettings } from './audit/audit.settings.ts'
import { auditWork } from './audit/audit.work.ts'
import { devicesRoutes } from './devices/devices.handlers.ts'
import { extensionConnectionsRoutes, extensionRoutes } from './extension/extension.handlers.ts'
import { sweepExtensionJob } from './extension/extension.jobs.ts'
import { extensionHooks } from './extension/extension.reactions.ts'
import { extensionSettings } from './extension/extension.settings.ts'
import { extensionWork } from './extension/extension.work.ts'
import { exportsRoutes } from './exports/exports.handlers.ts'
import { sweepExportsJob } from './exports/exports.jobs.ts'
import { exportsWork } from './exports/exports.work.ts'
import { invitationsRoutes } from './invitations/invitations.handlers.ts'
import { invitationsHooks } from './invitations/invitations.reactions.ts'
import { leavingRoutes } from './leaving/leaving.handlers.ts'
import { leavingHooks } from './leaving/leaving.reactions.ts'
import { leavingWork } from './leaving/leaving.work.ts'
import { membersRoutes } from './members/members.handlers.ts'
import { notificationsRoutes } from './notifications/notifications.handlers.ts'
import { sendDigestsJob, sweepNotificationsJob } from './notifications/notifications.jobs.ts'
import { notificationsReactions } from './notifications/notifications.reactions.ts'
import { notificationsWork } from './notifications/notifications.work.ts'
import { passkeysRoutes, passkeySignInRoutes } from './passkeys/passkeys.handlers.ts'
import { proofsRoutes } from './proofs/proofs.handlers.ts'
import { secondFactorRulesRoutes } from './second-factor-rules/second-factor-rules.handlers.ts'
import { sealedTotpSecrets } from './second-factors/totp-secret.ts'
import { secondFactorsRoutes } from './second-factors/second-factors.handlers.ts'
import { apiKeysHooks } from './api-keys/api-keys.reactions.ts'
import { ensureUsersRoutes, usersRoutes } from './users/users.handlers.ts'
import { sweepSignInFailuresJob } from './users/users.jobs.ts'
import { sessionSettings, signUpSettings } from './users/users.settings.ts'
import { usersWork } from './users/users.work.ts'
import { workspacesRoutes } from './workspaces/workspaces.handlers.ts'
import { personalDataHooks } from './personal-data/personal-data.reactions.ts'

/** Users, workspaces and what belongs to them. */
export const accountArea = {
  name: 'account',
  routes: {
    users: usersRoutes,
    ensureUsers: ensureUsersRoutes,
    devices: devicesRoutes,
    extension: extensionRoutes,
    extensionConnections: extensionConnectionsRoutes,
    passkeys: passkeysRoutes,
    passkeySignIn: passkeySignInRoutes,
    proofs: proofsRoutes,
    secondFactors: secondFactorsRoutes,
    secondFactorRules: secondFactorRulesRoutes,
    workspaces: workspacesRoutes,
    members: membersRoutes,
    invitations: invitationsRoutes,
    apiKeys: apiKeysRoutes,
    audit: auditRoutes,
    notifications: notificationsRoutes,
    exports: exportsRoutes,
    leaving: leavingRoutes,
  },
  jobs: [...notificationsWork, ...auditWork, ...usersWork, ...extensionWork, ...exportsWork, ...leavingWork],
  reactions: [...notificationsReactions],
  hooks: [...apiKeysHooks, ...extensionHooks, ...invitationsHooks, ...personalDataHooks, ...leavingHooks],
  schedule: [
    { at: '*/15 * * * *', job: sendDigestsJob },
    { at: '*/10 * * * *', job: anchorAuditJob },
    { at: '41 3 * * *', job: sweepSignInFailuresJob },
    { at: '7 * * * *', job: sweepExportsJob },
    { at: '22 3 * * *', job: sweepNotificationsJob },
    { at: '51 3 * * *', job: sweepExtensionJob },
  ],
  settings: [sessionSettings, signUpSettings, auditSettings, extensionSettings],
  sealed: [sealedTotpSecrets],
} satisfies Area
