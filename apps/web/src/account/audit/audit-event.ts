import type { AuditEvent } from '@wellmet/account/audit/audit.contract.ts'
import { auditMessages } from '@wellmet/account/audit/audit.messages.ts'
import { formatList } from '@wellmet/platform/messages/formats.ts'

export const eventMessages: Readonly<Record<string, typeof auditMessages.userSignedIn>> = {
  'api-key.issued': auditMessages.apiKeyIssued,
  'api-key.revoked': auditMessages.apiKeyRevoked,
  'webhook.created': auditMessages.webhookCreated,
  'webhook.changed': auditMessages.webhookChanged,
  'webhook.address-changed': auditMessages.webhookAddressChanged,
  'webhook.deleted': auditMessages.webhookDeleted,
  'webhook.secret-rotated': auditMessages.webhookSecretRotated,
  'authenticator-app.added': auditMessages.appAdded,
  'authenticator-app.removed': auditMessages.appRemoved,
  'billing.checkout-opened': auditMessages.checkoutOpened,
  'billing.portal-opened': auditMessages.portalOpened,
  'connected-account.connected': auditMessages.accountConnected,
  'connected-account.disconnected': auditMessages.accountDisconnected,
  'mail-access.given': auditMessages.mailAccessGiven,
  'mail-access.ended': auditMessages.mailAccessEnded,
  'contacts.exported': auditMessages.contactsExported,
  'contact.erased': auditMessages.contactErased,
  'approval.approved': auditMessages.approvalApproved,
  'approval.automatic': auditMessages.approvalAutomatic,
  'approval.expired': auditMessages.approvalExpired,
  'approval.policy-added': auditMessages.approvalPolicyAdded,
  'approval.policy-ended': auditMessages.approvalPolicyEnded,
  'approval.policy-resumed': auditMessages.approvalPolicyResumed,
  'approval.rejected': auditMessages.approvalRejected,
  'approval.withdrawn': auditMessages.approvalWithdrawn,
  'playbook.changed': auditMessages.playbookChanged,
  'site.created': auditMessages.siteCreated,
  'site.changed': auditMessages.siteChanged,
  'site.removed': auditMessages.siteRemoved,
  'pitch-link.created': auditMessages.pitchLinkCreated,
  'pitch-link.revoked': auditMessages.pitchLinkRevoked,
  'document.cross-posted': auditMessages.documentCrossPosted,
  'document.published': auditMessages.documentPublished,
  'document.unpublished': auditMessages.documentUnpublished,
  'document.scheduled': auditMessages.documentScheduled,
  'document.schedule-cancelled': auditMessages.documentScheduleCancelled,
  'document.taken-down': auditMessages.documentTakenDown,
  'document.restored-by-operator': auditMessages.documentRestored,
  'run.controlled': auditMessages.runControlled,
  'domain.added': auditMessages.domainAdded,
  'domain.deleted': auditMessages.domainDeleted,
  'domain.proven': auditMessages.domainProven,
  'domain.unproven': auditMessages.domainUnproven,
  'enrichment.connected': auditMessages.enrichmentConnected,
  'enrichment.disconnected': auditMessages.enrichmentDisconnected,
  'app.connected': auditMessages.connectedAppAllowed,
  'app.copied': auditMessages.connectedAppCopied,
  'app.disconnected': auditMessages.connectedAppEnded,
  'extension.connected': auditMessages.extensionConnected,
  'extension.copied': auditMessages.extensionCopied,
  'extension.disconnected': auditMessages.extensionDisconnected,
  'import.undone': auditMessages.importUndone,
  'import.uploaded': auditMessages.importUploaded,
  'introduction.asked': auditMessages.introductionAsked,
  'invitation.extended': auditMessages.invitationExtended,
  'invitation.link-made': auditMessages.invitationLinkMade,
  'invitation.resent': auditMessages.invitationResent,
  'invitation.revoked': auditMessages.invitationRevoked,
  'language-model.changed': auditMessages.languageModelChanged,
  'language-model.connected': auditMessages.languageModelConnected,
  'language-model.disconnected': auditMessages.languageModelDisconnected,
  'member.invited': auditMessages.memberInvited,
  'member.joined': auditMessages.memberJoined,
  'member.left': auditMessages.memberLeft,
  'member.removed': auditMessages.memberRemoved,
  'member.role-changed': auditMessages.roleChanged,
  'passkey.added': auditMessages.passkeyAdded,
  'passkey.copied': auditMessages.passkeyCopied,
  'passkey.removed': auditMessages.passkeyRemoved,
  'password.changed': auditMessages.passwordChanged,
  'password.failed': auditMessages.passwordFailed,
  'password.reset': auditMessages.passwordReset,
  'provisioning.person-added': auditMessages.provisioningPersonAdded,
  'provisioning.person-deleted': auditMessages.provisioningPersonDeleted,
  'provisioning.role-mapped': auditMessages.provisioningRoleMapped,
  'provisioning.token-ended': auditMessages.provisioningTokenEnded,
  'provisioning.token-made': auditMessages.provisioningTokenMade,
  'provisioning.token-revoked': auditMessages.provisioningTokenRevoked,
  'recovery-code.used': auditMessages.recoveryCodeTaken,
  'recovery-codes.made': auditMessages.recoveryCodesMade,
  'second-factor.demanded': auditMessages.secondFactorDemanded,
  'second-factor.left-open': auditMessages.secondFactorLeftOpen,
  'second-factor.failed': auditMessages.secondFactorFailed,
  'second-factors.removed': auditMessages.secondFactorsRemoved,
  'sharing.changed': auditMessages.sharingChanged,
  'sign-in.failed': auditMessages.signInFailed,
  'sign-on.demanded': auditMessages.signOnDemanded,
  'sign-on.left-open': auditMessages.signOnLeftOpen,
  'sign-on.linked': auditMessages.signOnLinked,
  'sign-on.refused': auditMessages.signOnRefused,
  'sign-on.removed': auditMessages.signOnRemoved,
  'sign-on.set-up': auditMessages.signOnSetUp,
  'sign-on.unlinked': auditMessages.signOnUnlinked,
  'target_scores.version_taken_up': auditMessages.scoreVersionTakenUp,
  'mail.resent': auditMessages.mailResent,
  'user.disabled': auditMessages.userDisabled,
  'user.data-exported': auditMessages.userDataExported,
  'user.deleted': auditMessages.userDeleted,
  'user.deletion-cancelled': auditMessages.userKept,
  'user.deletion-planned': auditMessages.userLeaves,
  'user.enabled': auditMessages.userEnabled,
  'user.signed-in': auditMessages.userSignedIn,
  'user.signed-on': auditMessages.userSignedOn,
  'user.signed-out-everywhere': auditMessages.userSignedOutEverywhere,
  'user.signed-up': auditMessages.userSignedUp,
  'workspace.deletion-cancelled': auditMessages.workspaceKept,
  'workspace.deletion-planned': auditMessages.workspaceLeaves,
  'workspace.founded': auditMessages.workspaceFounded,
  'workspace.renamed': auditMessages.workspaceRenamed,
}

/** What a sentence can name: the details, what it was done to, and who did it. */
export const valuesOf = ({ actorName, action, subject, subjectName, detail }: AuditEvent) => ({
  ...detail,
  subject,
  who: subjectName ?? 'unknown',
  action,
  actor: actorName ?? 'Wellmet',
})

type Sentence = typeof auditMessages.otherAction

/** What cannot be said in a sentence is said as it stands in the log: one event never takes the page. */
export function sayEvent<Said>(
  event: AuditEvent,
  render: (message: Sentence, values: ReturnType<typeof valuesOf>) => Said,
): Said {
  const message = eventMessages[event.action]
  try {
    if (message) return render(message, valuesOf(event))
  } catch {
    // It lacks something that the sentence names.
  }
  return render(auditMessages.otherAction, valuesOf(event))
}

/** The sentence says these. */
const saidAlready = new Set(['title', 'host', 'control', 'change'])

/** The details in one line, for the table. */
export const detailLine = ({ detail }: AuditEvent): string =>
  formatList(
    Object.entries(detail)
      .filter(([key, value]) => value !== '' && !saidAlready.has(key))
      .map(([key, value]) =>
        auditMessages.detailWithName({
          name: auditMessages.detailName({ key }),
          value: auditMessages.detailValue({ value }),
        }),
      ),
    'unit',
  )
