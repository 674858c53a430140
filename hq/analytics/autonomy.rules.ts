/** Kinds of approvals that the counts tell apart; a kind that is declared later counts among the others until it is added. */
export type ApprovalName = 'invitation.colleague' | 'invitation.outsider' | 'purchase.confirm' | 'other'

export const approvalWords: Readonly<Record<ApprovalName, 'colleague' | 'outsider' | 'purchase' | 'other'>> = {
  'invitation.colleague': 'colleague',
  'invitation.outsider': 'outsider',
  'purchase.confirm': 'purchase',
  other: 'other',
}
