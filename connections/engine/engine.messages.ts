import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const engineMessages = defineMessages('connected-accounts', {
  // Refusals
  beingDeleted: 'What was read from this {provider} account is still being deleted. Try again in a minute.',
  connectAgain: 'Wellmet has no access to this account any more. Connect it again first.',
  consentNotCompleted: '{provider} did not complete the connection. Nothing was stored. Try again.',
  consentNotOurs: 'This answer belongs to no connection that you began here in the last ten minutes. Begin again.',
  consentRefused: '{provider} says that you did not agree. Nothing was stored.',
  notSetUp: 'This server is not set up for {provider}. The operator can do that.',
  nothingPermitted:
    '{provider} gave Wellmet access to nothing that it can read. Try again, and leave the boxes ticked.',

  // Notifications
  accessEndedFor: 'Wellmet has no access to {address} any more',
  accessEndedNext: 'Connect the account again to keep your network up to date. Nothing that was read is lost.',
  notReadFor: '{address} could not be read several times in a row',
  notReadNext: 'Wellmet goes on trying. Nothing that was read is lost.',

  // Why a run ended early
  answerUnreadable: 'The answer could not be read. Wellmet tries again by itself.',
  notPermitted: 'The account does not permit this. Connect it again and leave the boxes ticked.',
  providerFailed: 'The provider did not answer. Wellmet tries again by itself.',
})
