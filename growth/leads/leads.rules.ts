import { secondsPerHour } from '@wellmet/platform/values/days.rules.ts'
import type { LeadKind, LeadState } from './leads.contract.ts'
import { leadsMessages as m } from './leads.messages.ts'

const kinds = {
  contact: m.contact,
  newsletter: m.newsletter,
  waitlist: m.waitlist,
  demo: m.demo,
  pitch: m.pitch,
  gtm: m.gtm,
} satisfies Record<LeadKind, () => string>

export const kindWords = (kind: LeadKind): string => kinds[kind]()

const states = {
  new: m.stateNew,
  talking: m.stateTalking,
  won: m.stateWon,
  closed: m.stateClosed,
} satisfies Record<LeadState, () => string>

export const stateWords = (state: LeadState): string => states[state]()

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

const hoursBetweenMails = 6

/** Somebody signs up again who has not confirmed, or who took it back. Only their answer to the new mail changes anything. */
export const mayAskAgain = ({ mailedAt, confirmedAt, withdrawnAt }: Answered, now: Date): boolean =>
  (!confirmedAt || withdrawnAt !== null) &&
  (!mailedAt || now.getTime() - mailedAt.getTime() >= hoursBetweenMails * secondsPerHour * 1000)

/** What a program of the workspace can report of somebody. Stored as the source of the lead. */
export const programTriggers = ['waitlist', 'demo', 'interest', 'newsletter', 'purchase'] as const
export type ProgramTrigger = (typeof programTriggers)[number]

export const programSource = (trigger: ProgramTrigger): string => m.programSource({ trigger })
