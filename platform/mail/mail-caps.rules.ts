export interface MailCaps {
  readonly MAILS_PER_USER_ON_FIRST_DAY: number
  readonly MAILS_PER_USER_A_DAY: number
  readonly MAILS_PER_WORKSPACE_A_DAY: number
  readonly MAILS_PER_SERVER_A_DAY: number
  readonly MAILS_PER_RECIPIENT_A_DAY: number
}

export interface MailCounts {
  readonly ofUser: number
  readonly ofWorkspace: number
  readonly ofServer: number
  readonly ofNewAccounts: number
  readonly toMailbox: number
}

/** How many mails an account of this age may cause in a day: twice as many on each day, until it is as many as any. */
export const capOfAccount = (caps: MailCaps, ageInDays: number): number =>
  // Above 2 ** 30 the doubling has long passed any cap.
  Math.min(
    caps.MAILS_PER_USER_A_DAY,
    caps.MAILS_PER_USER_ON_FIRST_DAY * 2 ** Math.min(30, Math.max(0, Math.floor(ageInDays))),
  )

/** Whether the account may not yet cause as many as any other. */
export const isNewAccount = (caps: MailCaps, ageInDays: number): boolean =>
  capOfAccount(caps, ageInDays) < caps.MAILS_PER_USER_A_DAY

/** Accounts are free where anybody may sign up, so new ones must not use up what all others need. */
const shareOfNewAccounts = 0.2

/** The setting of the cap that one more mail would break; null if it breaks none. */
export function findReachedCap(caps: MailCaps, counts: MailCounts, ageInDays: number): keyof MailCaps | null {
  if (counts.ofUser >= capOfAccount(caps, ageInDays))
    return isNewAccount(caps, ageInDays) ? 'MAILS_PER_USER_ON_FIRST_DAY' : 'MAILS_PER_USER_A_DAY'
  if (counts.ofWorkspace >= caps.MAILS_PER_WORKSPACE_A_DAY) return 'MAILS_PER_WORKSPACE_A_DAY'
  if (counts.toMailbox >= caps.MAILS_PER_RECIPIENT_A_DAY) return 'MAILS_PER_RECIPIENT_A_DAY'
  const share = isNewAccount(caps, ageInDays) ? shareOfNewAccounts * caps.MAILS_PER_SERVER_A_DAY : Infinity
  if (counts.ofServer >= caps.MAILS_PER_SERVER_A_DAY || counts.ofNewAccounts >= share) return 'MAILS_PER_SERVER_A_DAY'
  return null
}
