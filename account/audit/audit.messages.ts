import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const auditMessages = defineMessages('audit', {
  about:
    'Sign-ins, members and invitations, API keys, sharing, exports and deletions, newest first. Wellmet checks that no event was changed or deleted.',
  action: 'Action',
  auditEvents: 'Audit events',
  auditLog: 'Audit log',
  chainBroken:
    'This log was changed, or events were deleted from it. Don’t rely on it, and tell your server administrator.',
  chainBrokenAt:
    'The log was changed at event {number, number}. Don’t rely on this event or later ones, and tell your server administrator.',
  chainIntact: 'Log intact: {count, plural, one {# event} other {# events}} checked',
  chainNotChecked: 'We couldn’t check whether the log is intact.',
  checkAgain: 'Check again',
  checkingChain: 'Checking whether the log is intact',
  detail: 'Details',
  detailName:
    '{key, select, name {Name} scopes {Scopes} role {Role} from {From} to {To} tries {Tries} people {People} other {{key}}}',
  detailWithName:
    '{key, select, name {Name: {value}} scopes {Scopes: {value}} role {Role: {value}} from {From: {value}} to {To: {value}} tries {Tries: {value}} people {People: {value}} other {{key}: {value}}}',
  eventNumber: 'Event {number}',
  eventTooOld:
    'This event is older than the ones listed. Close this panel and choose “Show older events” below the list.',
  forAdmins: 'Only for owners and admins',
  forAdminsAbout:
    'The audit log shows what everyone has done in this workspace. If you need something from it, ask an owner or admin.',
  headExplained: 'Hash of the newest event. Save a copy to prove later that no events were changed or deleted.',
  loading: 'Loading the audit log',
  showOlder: 'Show older events',
  subject: 'Subject',
  theAuditLog: 'The audit log',
  what: 'What',
  when: 'When',

  // Events
  apiKeyIssued: '<b>{actor}</b> created an API key',
  contactsExported: '<b>{actor}</b> exported contacts to a file',
  contactErased: '<b>{actor}</b> erased a contact for good',
  accountConnected: '<b>{actor}</b> connected an account with an outside service',
  accountDisconnected: '<b>{actor}</b> disconnected an account with an outside service',
  enrichmentConnected: '<b>{actor}</b> connected a provider of enrichment',
  enrichmentDisconnected: '<b>{actor}</b> disconnected a provider of enrichment',
  appAdded: '<b>{actor}</b> set up an authenticator app',
  appRemoved: '<b>{actor}</b> removed their authenticator app',
  apiKeyRevoked: '<b>{actor}</b> revoked an API key',
  invitationLinkMade: '<b>{actor}</b> made a new link for an invitation',
  invitationRevoked: '<b>{actor}</b> revoked an invitation',
  memberInvited: '<b>{actor}</b> invited someone',
  memberJoined: '<b>{actor}</b> joined the workspace',
  memberLeft: '<b>{actor}</b> left the workspace',
  memberRemoved: '<b>{actor}</b> removed a member',
  otherAction: '<b>{actor}</b>: {action}',
  scoreVersionTakenUp: '<b>{actor}</b> took up a new version of the recommendation score',
  passwordReset: '<b>{actor}</b> chose a new password with a link from an email',
  passwordChanged: '<b>{actor}</b> changed their password',
  recoveryCodesMade: '<b>{actor}</b> made new recovery codes',
  recoveryCodeTaken: '<b>{actor}</b> signed in with a recovery code',
  roleChanged: '<b>{actor}</b> changed a role',
  secondFactorFailed: '<b>{actor}</b> noticed wrong codes for a member’s account, after the right password',
  sharingChanged: '<b>{actor}</b> changed who sees their network',
  signInFailed: '<b>{actor}</b> noticed wrong passwords for a member’s account',
  userDisabled: '<b>{actor}</b> disabled a member’s account',
  userEnabled: '<b>{actor}</b> enabled a member’s account again',
  userSignedIn: '<b>{actor}</b> signed in',
  userSignedUp: '<b>{actor}</b> signed up',
  workspaceFounded: '<b>{actor}</b> created the workspace',
  workspaceRenamed: '<b>{actor}</b> renamed the workspace',
})
