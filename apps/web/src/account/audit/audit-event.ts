import type { AuditEvent } from '@wellmet/account/audit/audit.contract.ts'
import { auditMessages } from '@wellmet/account/audit/audit.messages.ts'
import { formatList } from '@wellmet/platform/messages/formats.ts'

export const eventMessages: Readonly<Record<string, typeof auditMessages.userSignedIn>> = {
  'api-key.issued': auditMessages.apiKeyIssued,
  'api-key.revoked': auditMessages.apiKeyRevoked,
  'authenticator-app.added': auditMessages.appAdded,
  'authenticator-app.removed': auditMessages.appRemoved,
  'connected-account.connected': auditMessages.accountConnected,
  'connected-account.disconnected': auditMessages.accountDisconnected,
  'contacts.exported': auditMessages.contactsExported,
  'contact.erased': auditMessages.contactErased,
  'enrichment.connected': auditMessages.enrichmentConnected,
  'enrichment.disconnected': auditMessages.enrichmentDisconnected,
  'extension.connected': auditMessages.extensionConnected,
  'extension.copied': auditMessages.extensionCopied,
  'extension.disconnected': auditMessages.extensionDisconnected,
  'invitation.link-made': auditMessages.invitationLinkMade,
  'invitation.revoked': auditMessages.invitationRevoked,
  'member.invited': auditMessages.memberInvited,
  'member.joined': auditMessages.memberJoined,
  'member.left': auditMessages.memberLeft,
  'member.removed': auditMessages.memberRemoved,
  'member.role-changed': auditMessages.roleChanged,
  'passkey.added': auditMessages.passkeyAdded,
  'passkey.copied': auditMessages.passkeyCopied,
  'passkey.removed': auditMessages.passkeyRemoved,
  'password.changed': auditMessages.passwordChanged,
  'password.reset': auditMessages.passwordReset,
  'recovery-code.used': auditMessages.recoveryCodeTaken,
  'recovery-codes.made': auditMessages.recoveryCodesMade,
  'second-factor.demanded': auditMessages.secondFactorDemanded,
  'second-factor.left-open': auditMessages.secondFactorLeftOpen,
  'second-factor.failed': auditMessages.secondFactorFailed,
  'second-factors.removed': auditMessages.secondFactorsRemoved,
  'sharing.changed': auditMessages.sharingChanged,
  'sign-in.failed': auditMessages.signInFailed,
  'target_scores.version_taken_up': auditMessages.scoreVersionTakenUp,
  'user.disabled': auditMessages.userDisabled,
  'user.enabled': auditMessages.userEnabled,
  'user.signed-in': auditMessages.userSignedIn,
  'user.signed-out-everywhere': auditMessages.userSignedOutEverywhere,
  'user.signed-up': auditMessages.userSignedUp,
  'workspace.founded': auditMessages.workspaceFounded,
  'workspace.renamed': auditMessages.workspaceRenamed,
}

/** The details in one line, for the table. */
export const detailLine = ({ detail }: AuditEvent): string =>
  formatList(
    Object.entries(detail).map(([key, value]) => auditMessages.detailWithName({ key, value })),
    'unit',
  )
