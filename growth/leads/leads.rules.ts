import type { LeadKind } from './leads.contract.ts'

interface Answered {
  mailedAt: Date | null
  confirmedAt: Date | null
  withdrawnAt: Date | null
}

/** A lead that nobody confirmed may be anybody: it is no evidence, and nobody may be written to because of it. */
export const confirmationOf = ({ mailedAt, confirmedAt, withdrawnAt }: Answered) =>
  withdrawnAt ? 'withdrawn' : confirmedAt ? 'confirmed' : mailedAt ? 'waiting' : 'none'

/** Newsletter and waitlist confirm the address by mail. For the others, a reply proves it. */
export const isConfirmedByMail = (kind: LeadKind): boolean => kind === 'newsletter' || kind === 'waitlist'
