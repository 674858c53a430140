/** Kinds of approvals that the counts tell apart; a kind that is declared later counts among the others until it is added. */
export const approvalNames = ['invitation.colleague', 'invitation.outsider', 'purchase.confirm', 'other'] as const
export type ApprovalName = (typeof approvalNames)[number]

export const approvalWords: Readonly<Record<ApprovalName, 'colleague' | 'outsider' | 'purchase' | 'other'>> = {
  'invitation.colleague': 'colleague',
  'invitation.outsider': 'outsider',
  'purchase.confirm': 'purchase',
  other: 'other',
}
