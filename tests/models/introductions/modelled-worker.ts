import { millisecondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import { hourlyTriesEnd, waitAfterTries } from '@wellmet/platform/mail/mail-retry.rules.ts'
import { reactions, remindConnector } from './modelled-asks.ts'
import { announce, enqueue, nextDue, sendKey } from './modelled-queue.ts'
import { askAtItsTime, handleSilence } from './modelled-requests.ts'
import type { Job, Mail, Modelled, State } from './state.ts'
import type { Mood } from './steps.ts'
import { later, second } from './times.ts'

const minute = 60 * second
/** What a touch takes: no two of them are at one moment. */
export const tick = 1

/**
 * One worker until nothing is due. It may be killed at a touch: before a transaction, before an email is handed over, or
 * before a job is struck off.
 */
export function work(state: State, mood: Mood, dies: number | null): 'done' | 'died' {
  for (const job of state.jobs) job.isHeld = false
  if (mood === 'busy for days')
    for (const mail of state.mails) if (mail.status === 'queued') mail.tries = hourlyTriesEnd
  let touches = 0
  for (let job = nextDue(state); job; job = nextDue(state)) {
    job.isHeld = true
    job.tries++
    for (const touch of run(state, job, mood)) {
      if (touches++ === dies) return 'died'
      state.stamps++
      state.now = later(state.now, tick)
      touch()
    }
  }
  return 'done'
}

type Touch = () => void

function* run(state: State, job: Job, mood: Mood): Generator<Touch> {
  if (job.does === 'deliver') yield* deliver(state, job)
  else if (job.does === 'send') yield* send(state, job, mood)
  else if (job.does === 'ask') yield () => askAtItsTime(state, state.requests[job.about]!)
  else yield* look(state, job, job.does === 'silence' ? handleSilence : remindConnector)
  yield () => void state.jobs.splice(state.jobs.indexOf(job), 1)
}

function* look(state: State, job: Job, act: (state: State, request: Modelled) => void): Generator<Touch> {
  yield () => {
    if (!job.isDone) act(state, state.requests[job.about]!)
    job.isDone = true
  }
}

function* deliver(state: State, job: Job): Generator<Touch> {
  const event = state.events[job.about]!
  yield () => {}
  for (const [name, react] of Object.entries(reactions[event.name]))
    yield () => {
      if (event.done.has(name)) return
      react(state, state.requests[event.of]!, event.kind)
      event.done = new Set([...event.done, name])
    }
}

/** What the server did not take is tried again, less and less often, and given up in the end. */
function* send(state: State, job: Job, mood: Mood): Generator<Touch> {
  const i = job.about
  const mail = state.mails[i]!
  let isClaimed = false
  yield () => {
    isClaimed = mail.status === 'queued'
    if (isClaimed) Object.assign(mail, { status: 'sending', claimedAt: state.now })
  }
  if (!isClaimed) return
  yield () => {
    if (mood === 'takes' || mood === 'keeps') mail.received++
  }
  yield () => {
    if (mood === 'takes') return settleAsSent(state, mail)
    if (mood === 'keeps' || mood === 'loses') return void (mail.status = 'parked')
    mail.tries++
    const wait = mood === 'refuses' ? null : waitAfterTries(mail.tries)
    if (wait !== null) {
      Object.assign(mail, { status: 'queued', claimedAt: null })
      return enqueue(state, 'send', i, { key: sendKey(i), runAt: later(state.now, wait) })
    }
    mail.status = mood === 'refuses' ? 'refused' : 'given_up'
    announce(state, 'failed', mail.of, mail.kind)
  }
}

function settleAsSent(state: State, mail: Mail): void {
  mail.status = 'sent'
  if (mail.isResent) announce(state, 'recovered', mail.of, mail.kind)
}

/** Whatever was claimed and not heard of is parked, and whatever is parked is looked up where it would have arrived. */
export function reconcile(state: State): void {
  for (const mail of state.mails) {
    const sinceClaim = mail.claimedAt ? state.now.getTime() - mail.claimedAt.getTime() : 0
    if (mail.status === 'sending' && sinceClaim > 5 * minute) mail.status = 'parked'
  }
  const parked = [...state.mails.entries()].filter(([, { status }]) => status === 'parked')
  for (const [i, mail] of parked.toSorted(([, a], [, b]) => a.claimedAt!.getTime() - b.claimedAt!.getTime())) {
    const sinceClaim = state.now.getTime() - mail.claimedAt!.getTime()
    if (mail.received > 0) found(state, mail)
    else if (sinceClaim > 15 * minute && !mail.isResent) resend(state, i)
  }
}

function found(state: State, mail: Mail): void {
  state.stamps++
  settleAsSent(state, mail)
}

function resend(state: State, i: number): void {
  state.stamps++
  Object.assign(state.mails[i]!, { status: 'queued', tries: 0, claimedAt: null, isResent: true })
  enqueue(state, 'send', i, { key: sendKey(i) })
}

/** A person looks for every parked mail and settles it, or has it sent again. */
export function decide(state: State): void {
  for (const [i, mail] of state.mails.entries()) {
    if (mail.status !== 'parked') continue
    if (mail.received > 0) found(state, mail)
    else resend(state, i)
  }
}

const silentMs = 5 * millisecondsPerDay

/** Wakes whatever should have happened by now. */
export function catchUp(state: State): void {
  for (const [of, { state: request }] of state.requests.entries()) {
    const { stage, scheduledFor } = request
    if (stage === 'drafted' && scheduledFor && scheduledFor <= state.now)
      enqueue(state, 'ask', of, { key: `ask ${of}` })
    const moments = [request.askedAt, request.repliedAt, request.targetAskedAt, request.sentAt, request.snoozedUntil]
    const last = Math.max(...moments.map((at) => at?.getTime() ?? -Infinity))
    const isWatched = ['awaiting_connector', 'connector_replied', 'intro_sent'].includes(stage)
    if (isWatched && last > -Infinity && last < state.now.getTime() - silentMs)
      enqueue(state, 'silence', of, { key: `silence ${of}` })
  }
}
