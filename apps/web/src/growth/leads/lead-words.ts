import { leadsMessages as m } from '@wellmet/growth/leads/leads.messages.ts'
import type { Lead } from '@wellmet/growth/leads/leads.contract.ts'
import { isConfirmedByMail } from '@wellmet/growth/leads/leads.rules.ts'

const kinds = {
  contact: m.contact,
  newsletter: m.newsletter,
  waitlist: m.waitlist,
  demo: m.demo,
  pitch: m.pitch,
  gtm: m.gtm,
} satisfies Record<Lead['kind'], () => string>

export const kindWords = (kind: Lead['kind']): string => kinds[kind]()

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

const states = {
  new: m.stateNew,
  talking: m.stateTalking,
  won: m.stateWon,
  closed: m.stateClosed,
} satisfies Record<Lead['state'], () => string>

export const stateOptions = () =>
  (Object.keys(states) as Lead['state'][]).map((value) => ({ value, label: states[value]() }))

export const stateWords = (state: Lead['state']): string => states[state]()
