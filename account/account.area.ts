import type { Area } from '@wellmet/platform/area.ts'
import { apiKeysRoutes } from './api-keys/api-keys.handlers.ts'
import { apiKeysTables } from './api-keys/api-keys.tables.ts'
import { approvalsRoutes } from './approvals/approvals.handlers.ts'
import { sweepApprovalsJob } from './approvals/approvals.jobs.ts'
import { approvalsReactions } from './approvals/approvals.reactions.ts'
import { approvalsTables } from './approvals/approvals.tables.ts'
import { approvalsWork } from './approvals/approvals.work.ts'
import { auditRoutes } from './audit/audit.handlers.ts'
import { anchorAuditJob } from './audit/audit.jobs.ts'
import { auditSettings } from './audit/audit.settings.ts'
import { auditTables } from './audit/audit.tables.ts'
import { auditWork } from './audit/audit.work.ts'
import { billingTables } from './billing/billing.tables.ts'
import { challengesTables } from './challenges/challenges.tables.ts'
import { connectedAppsRoutes, oauthRoutes } from './connected-apps/connected-apps.handlers.ts'
import { sweepConnectedAppsJob } from './connected-apps/connected-apps.jobs.ts'
import { connectedAppsHooks } from './connected-apps/connected-apps.reactions.ts'
import { connectedAppsSettings } from './connected-apps/connected-apps.settings.ts'
import { connectedAppsTables } from './connected-apps/connected-apps.tables.ts'
import { connectedAppsWork } from './connected-apps/connected-apps.work.ts'
import { deviceCodesRoutes } from './device-codes/device-codes.handlers.ts'
import { deviceCodesTables } from './device-codes/device-codes.tables.ts'
import { devicesTables } from './devices/devices.tables.ts'
import { domainsRoutes } from './domains/domains.handlers.ts'
import { checkDomainsJob } from './domains/domains.jobs.ts'
import { domainsSettings } from './domains/domains.settings.ts'
import { domainsTables } from './domains/domains.tables.ts'
import { domainsWork } from './domains/domains.work.ts'
import { billingRoutes } from './billing/billing.handlers.ts'
import { reconcileBillingJob, sweepBillingJob } from './billing/billing.jobs.ts'
import { billingHooks, billingReactions } from './billing/billing.reactions.ts'
import { billingSettings } from './billing/billing.settings.ts'
import { billingWork } from './billing/billing.work.ts'
import { devicesRoutes } from './devices/devices.handlers.ts'
import { sweepEndedAccessJob } from './ended-access/ended-access.jobs.ts'
import { endedAccessHooks } from './ended-access/ended-access.reactions.ts'
import { endedAccessTables } from './ended-access/ended-access.tables.ts'
import { endedAccessWork } from './ended-access/ended-access.work.ts'
import { exportsTables } from './exports/exports.tables.ts'
import { extensionConnectionsRoutes, extensionRoutes } from './extension/extension.handlers.ts'
import { sweepExtensionJob } from './extension/extension.jobs.ts'
import { extensionHooks } from './extension/extension.reactions.ts'
import { extensionSettings } from './extension/extension.settings.ts'
import { extensionTables } from './extension/extension.tables.ts'
import { extensionWork } from './extension/extension.work.ts'
import { exportsRoutes } from './exports/exports.handlers.ts'
import { sweepExportsJob } from './exports/exports.jobs.ts'
import { exportsWork } from './exports/exports.work.ts'
import { invitationRequestsRoutes } from './invitation-requests/invitation-requests.handlers.ts'
import { invitationRequestsHooks } from './invitation-requests/invitation-requests.reactions.ts'
import { invitationPagesRoutes, invitationsRoutes } from './invitations/invitations.handlers.ts'
import { sweepInvitationsJob } from './invitations/invitations.jobs.ts'
import { invitationsHooks, invitationsReactions } from './invitations/invitations.reactions.ts'
import { invitationsTables } from './invitations/invitations.tables.ts'
import { invitationsWork } from './invitations/invitations.work.ts'
import { leavingRoutes } from './leaving/leaving.handlers.ts'
import { leavingHooks } from './leaving/leaving.reactions.ts'
import { leavingTables } from './leaving/leaving.tables.ts'
import { leavingWork } from './leaving/leaving.work.ts'
import { membersRoutes } from './members/members.handlers.ts'
import { notificationsRoutes } from './notifications/notifications.handlers.ts'
import { sendDigestsJob, sweepNotificationsJob } from './notifications/notifications.jobs.ts'
import { notificationsReactions } from './notifications/notifications.reactions.ts'
import { notificationsTables } from './notifications/notifications.tables.ts'
import { notificationsWork } from './notifications/notifications.work.ts'
import { orchestratorRoutes } from './orchestrator/orchestrator.handlers.ts'
import { orchestratorHooks, orchestratorReactions } from './orchestrator/orchestrator.reactions.ts'
import { orchestratorTables } from './orchestrator/orchestrator.tables.ts'
import { passkeysRoutes, passkeySignInRoutes } from './passkeys/passkeys.handlers.ts'
import { passkeysTables } from './passkeys/passkeys.tables.ts'
import { provisioningRoutes, scimRoutes } from './provisioning/provisioning.handlers.ts'
import { provisioningHooks, provisioningReactions } from './provisioning/provisioning.reactions.ts'
import { proofsRoutes } from './proofs/proofs.handlers.ts'
import { provisioningTables } from './provisioning/provisioning.tables.ts'
import { secondFactorRulesRoutes } from './second-factor-rules/second-factor-rules.handlers.ts'
import { secondFactorsTables } from './second-factors/second-factors.tables.ts'
import { sealedTotpSecrets } from './second-factors/totp-secret.ts'
import { secondFactorsRoutes } from './second-factors/second-factors.handlers.ts'
import { apiKeysHooks } from './api-keys/api-keys.reactions.ts'
import { signOnTables } from './sign-on/sign-on.tables.ts'
import { ensureUsersRoutes, usersRoutes } from './users/users.handlers.ts'
import { sweepSignInFailuresJob } from './users/users.jobs.ts'
import { passwordSettings, sessionSettings, signUpSettings } from './users/users.settings.ts'
import { usersTables } from './users/users.tables.ts'
import { usersWork } from './users/users.work.ts'
import { sealedClientSecrets } from './sign-on/client-secret.ts'
import { signOnRoutes, signOnSettingsRoutes } from './sign-on/sign-on.handlers.ts'
import { sweepSignOnJob } from './sign-on/sign-on.jobs.ts'
import { signOnHooks } from './sign-on/sign-on.reactions.ts'
import { signOnServerSettings } from './sign-on/sign-on.settings.ts'
import { signOnWork } from './sign-on/sign-on.work.ts'
import { usageHooks } from './usage/usage.reactions.ts'
import { sweepWebhooksJob } from './webhooks/webhooks.jobs.ts'
import { sealedOldWebhookSecrets, sealedWebhookSecrets } from './webhooks/signature.ts'
import { webhooksHooks } from './webhooks/webhooks.reactions.ts'
import { webhooksRoutes } from './webhooks/webhooks.handlers.ts'
import { webhooksSettings } from './webhooks/webhooks.settings.ts'
import { webhooksTables } from './webhooks/webhooks.tables.ts'
import { webhooksWork } from './webhooks/webhooks.work.ts'
import { workspacesRoutes } from './workspaces/workspaces.handlers.ts'
import { workspacesTables } from './workspaces/workspaces.tables.ts'

/** Users, workspaces and what belongs to them. */
export const accountArea = {
  name: 'account',
  routes: {
    users: usersRoutes,
    ensureUsers: ensureUsersRoutes,
    devices: devicesRoutes,
    connectedApps: connectedAppsRoutes,
    oauth: oauthRoutes,
    extension: extensionRoutes,
    extensionConnections: extensionConnectionsRoutes,
    passkeys: passkeysRoutes,
    passkeySignIn: passkeySignInRoutes,
    proofs: proofsRoutes,
    secondFactors: secondFactorsRoutes,
    secondFactorRules: secondFactorRulesRoutes,
    signOn: signOnRoutes,
    signOnSettings: signOnSettingsRoutes,
    workspaces: workspacesRoutes,
    members: membersRoutes,
    invitations: invitationsRoutes,
    invitationRequests: invitationRequestsRoutes,
    domains: domainsRoutes,
    invitationPages: invitationPagesRoutes,
    provisioning: provisioningRoutes,
    scim: scimRoutes,
    apiKeys: apiKeysRoutes,
    deviceCodes: deviceCodesRoutes,
    webhooks: webhooksRoutes,
    approvals: approvalsRoutes,
    audit: auditRoutes,
    notifications: notificationsRoutes,
    orchestrator: orchestratorRoutes,
    exports: exportsRoutes,
    leaving: leavingRoutes,
    billing: billingRoutes,
  },
  jobs: [
    ...notificationsWork,
    ...approvalsWork,
    ...auditWork,
    ...usersWork,
    ...signOnWork,
    ...extensionWork,
    ...connectedAppsWork,
    ...exportsWork,
    ...domainsWork,
    ...invitationsWork,
    ...leavingWork,
    ...endedAccessWork,
    ...billingWork,
    ...webhooksWork,
  ],
  reactions: [
    ...notificationsReactions,
    ...approvalsReactions,
    ...orchestratorReactions,
    ...invitationsReactions,
    ...billingReactions,
    ...provisioningReactions,
  ],
  hooks: [
    ...apiKeysHooks,
    ...webhooksHooks,
    ...provisioningHooks,
    ...signOnHooks,
    ...extensionHooks,
    ...connectedAppsHooks,
    ...invitationsHooks,
    ...invitationRequestsHooks,
    ...orchestratorHooks,
    ...leavingHooks,
    ...endedAccessHooks,
    ...billingHooks,
    ...usageHooks,
  ],
  schedule: [
    { at: '*/15 * * * *', job: sendDigestsJob },
    { at: '*/10 * * * *', job: anchorAuditJob },
    { at: '41 3 * * *', job: sweepSignInFailuresJob },
    { at: '7 * * * *', job: sweepExportsJob },
    { at: '22 3 * * *', job: sweepNotificationsJob },
    { at: '51 3 * * *', job: sweepExtensionJob },
    { at: '53 3 * * *', job: sweepConnectedAppsJob },
    { at: '27 4 * * *', job: checkDomainsJob },
    { at: '56 3 * * *', job: sweepInvitationsJob },
    { at: '46 3 * * *', job: sweepApprovalsJob },
    { at: '13 2 * * *', job: reconcileBillingJob },
    { at: '57 3 * * *', job: sweepBillingJob },
    { at: '17 * * * *', job: sweepSignOnJob },
    { at: '12 4 * * *', job: sweepEndedAccessJob },
    { at: '37 3 * * *', job: sweepWebhooksJob },
  ],
  settings: [
    passwordSettings,
    sessionSettings,
    signUpSettings,
    auditSettings,
    extensionSettings,
    connectedAppsSettings,
    domainsSettings,
    billingSettings,
    signOnServerSettings,
    webhooksSettings,
  ],
  sealed: [sealedTotpSecrets, sealedClientSecrets, sealedWebhookSecrets, sealedOldWebhookSecrets],
  tables: [
    ...apiKeysTables,
    ...approvalsTables,
    ...auditTables,
    ...billingTables,
    ...challengesTables,
    ...connectedAppsTables,
    ...deviceCodesTables,
    ...devicesTables,
    ...domainsTables,
    ...exportsTables,
    ...extensionTables,
    ...invitationsTables,
    ...leavingTables,
    ...endedAccessTables,
    ...notificationsTables,
    ...orchestratorTables,
    ...passkeysTables,
    ...provisioningTables,
    ...secondFactorsTables,
    ...signOnTables,
    ...usersTables,
    ...webhooksTables,
    ...workspacesTables,
  ],
} satisfies Area
