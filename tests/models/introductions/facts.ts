import { statusesFor } from '@wellmet/introductions/stages/stages.rules.ts'
import { mostTries } from './modelled-queue.ts'
import type { Job, Mail, State } from './state.ts'

/** What is to be the same in the model and in the product, in lines that a person can compare. */
export interface Facts {
  requests: string[]
  timelines: string[][]
  asks: (string | null)[]
  links: string[]
  mails: string[]
  jobs: string[]
}

export const shownTime = (at: Date | number | null): string => (at === null ? '-' : new Date(at).toISOString())

type Moments = Record<
  'scheduledFor' | 'snoozedUntil' | 'askedAt' | 'repliedAt' | 'targetAskedAt' | 'sentAt' | 'settledAt',
  Date | number | null
>
export interface RequestFacts extends Moments {
  stage: string
  statuses: readonly string[]
  repliedWith: string | null
  reminders: number
  isBlind: boolean
  words: number
  outcomes: readonly string[]
  joined: readonly number[]
}

export const requestLine = (request: RequestFacts): string =>
  [
    `${request.stage} (${request.statuses.join(', ')}), answered with ${request.repliedWith}`,
    `${request.reminders} reminders, ${request.isBlind ? 'blind, ' : ''}words ${request.words}`,
    `scheduled ${shownTime(request.scheduledFor)} snoozed ${shownTime(request.snoozedUntil)}`,
    `asked ${shownTime(request.askedAt)} answered ${shownTime(request.repliedAt)}`,
    `target asked ${shownTime(request.targetAskedAt)} sent ${shownTime(request.sentAt)} settled ${shownTime(request.settledAt)}`,
    `outcomes ${request.outcomes.toSorted().join(', ')}; joined by ${request.joined.toSorted((a, b) => a - b).join(', ')}`,
  ].join('; ')

export const timelineLine = (line: { at: Date | number; by: string; kind: string; from: string | null; to: string }) =>
  `${shownTime(line.at)} ${line.by}: ${line.kind}, ${line.from} to ${line.to}`

export interface AskFacts {
  askedAt: Date | number
  isReminded: boolean
  targetAddress: string | null
  targetConsent: string | null
  isClosed: boolean
}

export const askLine = (ask: AskFacts): string =>
  `asked ${shownTime(ask.askedAt)}${ask.isReminded ? ', reminded' : ''}, target at ${ask.targetAddress} said ${ask.targetConsent}${ask.isClosed ? ', closed' : ''}`

export interface LinkFacts {
  of: number
  purpose: string
  createdAt: Date | number
  expiresAt: Date | number
  isUsed: boolean
  isRevoked: boolean
}

export const linkLine = (link: LinkFacts): string =>
  `${link.purpose} of ${link.of} from ${shownTime(link.createdAt)} to ${shownTime(link.expiresAt)}${link.isUsed ? ' answered' : ''}${link.isRevoked ? ' revoked' : ''}`

export const mailLine = (mail: Omit<Mail, 'of' | 'claimedAt'> & { claimedAt: Date | number | null }): string =>
  `${mail.kind} to ${mail.to}, words ${mail.words}${mail.tellsAsker ? ', tells who asks' : ''}${mail.tellsTarget ? ', tells the address of the target' : ''}: ${mail.status}${mail.isResent ? ' again' : ''}, not taken ${mail.tries} times, claimed ${shownTime(mail.claimedAt)}, received ${mail.received} times`

export const jobLine = ({ does, about, runAt, tries, isHeld }: JobFacts): string =>
  `${does} ${about}, ${runAt === null ? 'at once' : shownTime(runAt)}, tried ${tries} times${isHeld ? ', held' : ''}`

export interface JobFacts {
  does: Job['does']
  about: string
  runAt: Date | number | null
  tries: number
  isHeld: boolean
}

const aboutOf = ({ events }: State, { does, about }: Job): string => {
  if (does === 'send') return `mail ${about}`
  return does === 'deliver' ? `${events[about]!.name} ${events[about]!.of}` : `request ${about}`
}

export const factsOf = (state: State): Facts => ({
  requests: state.requests.map(({ state: request, isBlind, words, outcomes, joinedBy }) => {
    const { dashboardStatus, connectorStatus, targetStatus } = statusesFor(request.stage)
    const statuses = [dashboardStatus, connectorStatus, targetStatus]
    return requestLine({ ...request, statuses, isBlind, words, outcomes: [...outcomes], joined: [...joinedBy] })
  }),
  timelines: state.requests.map(({ lines }) => lines.map(timelineLine)),
  asks: state.requests.map(({ ask }) => ask && askLine(ask)),
  links: state.links.map(linkLine).toSorted(),
  mails: state.mails.map(mailLine),
  jobs: state.jobs
    .filter(({ tries, isHeld }) => isHeld || tries < mostTries)
    .map((job) => jobLine({ ...job, about: aboutOf(state, job) }))
    .toSorted(),
})
