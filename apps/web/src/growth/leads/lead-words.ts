import { leadsMessages as m } from '@wellmet/growth/leads/leads.messages.ts'
import { LeadState, type Lead } from '@wellmet/growth/leads/leads.contract.ts'
import { isConfirmedByMail, stateWords } from '@wellmet/growth/leads/leads.rules.ts'

const confirmations = {
  confirmed: m.isConfirmed,
  waiting: m.isWaiting,
  withdrawn: m.isWithdrawn,
} satisfies Record<Exclude<Lead['confirmation'], 'none'>, () => string>

/** A form that asks may have failed to, because the mailbox wants no mail or got enough of them. */
export const confirmationWords = ({ confirmation, kind }: Lead): string =>
  confirmation !== 'none' ? confirmations[confirmation]() : isConfirmedByMail(kind) ? m.isNotMailed() : m.isNotAsked()

/** Where it came from: the campaign that the form names, else the site. */
export const sourceWords = ({ source, origin }: Lead): string | null =>
  source ?? (origin === null ? null : new URL(origin).host)

export const stateOptions = () => LeadState.options.map((value) => ({ value, label: stateWords(value) }))
