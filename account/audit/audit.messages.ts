import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const auditMessages = defineMessages('audit', {
  about:
    'Everything that was done in this workspace, newest first. Nobody can change an event without breaking the chain.',
  action: 'Action',
  auditEvents: 'Audit events',
  auditLog: 'Audit log',
  chainBroken: 'Chain broken. Do not rely on these events, and tell your administrator.',
  chainBrokenAt:
    'Chain broken at event {number, number}. Do not rely on this event or later ones, and tell your administrator.',
  chainIntact: 'Chain intact: {count, plural, one {# event} other {# events}}',
  chainNotChecked: 'The chain could not be checked.',
  checkAgain: 'Check again',
  checkingChain: 'Checking the chain',
  detail: 'Detail',
  detailName: '{key, select, name {Name} scopes {Scopes} role {Role} from {From} to {To} other {{key}}}',
  detailWithName:
    '{key, select, name {Name: {value}} scopes {Scopes: {value}} role {Role: {value}} from {From: {value}} to {To: {value}} other {{key}: {value}}}',
  eventNumber: 'Event {number}',
  eventTooOld: 'This event is older than those shown. Close this panel and choose “Show older events” below the list.',
  forAdmins: 'Only for owners and admins',
  forAdminsAbout: 'The audit log shows what everybody did. Ask an owner or admin if you need to know.',
  headExplained: 'Hash of the newest event. Save it: if later events do not follow from it, some were deleted.',
  loading: 'Loading the audit log',
  showOlder: 'Show older events',
  subject: 'Subject',
  theAuditLog: 'The audit log',
  what: 'What',
  when: 'When',

  // Events
  apiKeyIssued: '<b>{actor}</b> created an API key',
  apiKeyRevoked: '<b>{actor}</b> revoked an API key',
  invitationRevoked: '<b>{actor}</b> revoked an invitation',
  memberInvited: '<b>{actor}</b> invited somebody',
  memberJoined: '<b>{actor}</b> joined the workspace',
  memberLeft: '<b>{actor}</b> left the workspace',
  memberRemoved: '<b>{actor}</b> removed a member',
  otherAction: '<b>{actor}</b>: {action}',
  passwordChanged: '<b>{actor}</b> changed their password',
  roleChanged: '<b>{actor}</b> changed a role',
  userSignedIn: '<b>{actor}</b> signed in',
  userSignedUp: '<b>{actor}</b> signed up',
  workspaceFounded: '<b>{actor}</b> created the workspace',
  workspaceRenamed: '<b>{actor}</b> renamed the workspace',
})
