import type { Purpose } from '@wellmet/introductions/guest-links/guest-links.rules.ts'
import { undoSeconds } from '@wellmet/introductions/moves/undo.rules.ts'
import { linkDays } from '@wellmet/introductions/guest-links/guest-links.rules.ts'
import type { Job, Link, Mail, MailKind, Modelled, State, Told } from './state.ts'
import { day, later } from './times.ts'

export interface Timed {
  key?: string
  runAt?: Date
}

/** One for each key: what waits under it is replaced, what is being done is not. */
export function enqueue(state: State, does: Job['does'], about: number, { key, runAt }: Timed = {}): void {
  const waiting = key === undefined ? undefined : state.jobs.find((job) => job.key === key)
  const at = { runAt: runAt ?? null, stamp: state.stamps }
  if (waiting && !waiting.isHeld) return void Object.assign(waiting, { ...at, tries: 0 })
  // Held by a worker: it is not to be tried again, and another takes its place.
  if (waiting) Object.assign(waiting, { key: null, tries: mostTries })
  const job = { id: state.jobIds++, does, about, key: key ?? null, ...at, tries: 0, isHeld: false, isDone: false }
  state.jobs.push(job)
}

export const mostTries = 12

export function announce(state: State, name: Told['name'], of: number, kind: MailKind | null = null): void {
  state.events.push({ of, name, kind, done: new Set() })
  enqueue(state, 'deliver', state.events.length - 1)
}

export const sendKey = (mail: number): string => `send ${mail}`

type Written = Pick<Mail, 'of' | 'kind' | 'to'> & Partial<Pick<Mail, 'words' | 'tellsAsker' | 'tellsTarget'>>

export function queueMail(state: State, written: Written): number {
  const fate = { status: 'queued', tries: 0, claimedAt: null, isResent: false, received: 0 } as const
  state.mails.push({ words: null, tellsAsker: true, tellsTarget: false, ...written, ...fate })
  const mail = state.mails.length - 1
  // What was recorded can be taken back for so long.
  const runAt = later(state.now, undoSeconds * 1000)
  enqueue(state, 'send', mail, { key: sendKey(mail), ...(written.kind === 'outcome' ? { runAt } : {}) })
  return mail
}

const mailOf: Record<Purpose, MailKind> = { connector: 'ask', target: 'target-consent', outcome: 'outcome' }

/** An email with a guest link. */
export function queueLink(state: State, purpose: Purpose, written: Omit<Written, 'kind'> & { kind?: MailKind }): void {
  const mail = queueMail(state, { kind: mailOf[purpose], ...written })
  const { now } = state
  const link: Link = {
    of: written.of,
    purpose,
    mail,
    createdAt: now,
    expiresAt: later(now, linkDays[purpose] * day),
    isUsed: false,
    isRevoked: false,
  }
  state.links.push(link)
}

export const connectorAddress = ({ connector }: Modelled): string => `connector ${connector}`
export const askerAddress = ({ asker }: Modelled): string => `asker ${asker}`
/** The asker knows where to write to one of them. */
export const knowsAddress = (target: number): boolean => target === 2
export const targetAddress = ({ target, ask }: Modelled): string | null =>
  ask?.targetAddress ?? (knowsAddress(target) ? `target ${target}` : null)

/** What is due when those who died have given back what they held, in the order in which a worker takes it. */
export function nextDue({ jobs, now }: State): Job | undefined {
  const due = jobs.filter(({ runAt, tries }) => tries < mostTries && (runAt === null || runAt <= now))
  return due.toSorted(
    (a, b) => (a.runAt?.getTime() ?? 0) - (b.runAt?.getTime() ?? 0) || (a.runAt ? 0 : a.stamp - b.stamp) || a.id - b.id,
  )[0]
}
