import { millisecondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import { reactions, remindConnector } from './modelled-asks.ts'
import { enqueue, mostTries, nextDue } from './modelled-queue.ts'
import { askAtItsTime, handleSilence } from './modelled-requests.ts'
import type { Job, Modelled, State } from './state.ts'
import type { Mood } from './steps.ts'
import { later, second } from './times.ts'

const minute = 60 * second
/** What a touch takes: no two of them are at one moment. */
export const tick = 1

/** Again after a second, then after longer and longer. */
export const retryAfter = (tries: number): number => Math.round(Math.exp(Math.min(tries, 10)) * second)

/**
 * One worker until nothing is due. It may be killed at a touch: before a transaction, before an email is handed over, or
 * before a job is struck off.
 */
export function work(state: State, mood: Mood, dies: number | null): 'done' | 'died' {
  for (const job of state.jobs) job.isHeld = false
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
  let finish: Touch = () => void state.jobs.splice(state.jobs.indexOf(job), 1)
  if (job.does === 'deliver') yield* deliver(state, job)
  else if (job.does === 'send') {
    const isDone = yield* send(state, job, mood)
    if (!isDone) finish = () => putOff(state, job, mood)
  } else if (job.does === 'ask') yield () => askAtItsTime(state, state.requests[job.about]!)
  else yield* look(state, job, job.does === 'silence' ? handleSilence : remindConnector)
  yield finish
}

function* look(state: State, job: Job, act: (state: State, request: Modelled) => void): Generator<Touch> {
  yield () => {
    if (!job.isDone) act(state, state.requests[job.about]!)
    job.isDone = true
  }
}

function putOff(state: State, job: Job, mood: Mood): void {
  job.isHeld = false
  job.runAt = later(state.now, mood === 'busy for days' ? 0 : retryAfter(job.tries))
}

function* deliver(state: State, job: Job): Generator<Touch> {
  const event = state.events[job.about]!
  yield () => {}
  for (const [name, react] of Object.entries(reactions[event.name]))
    yield () => {
      if (event.done.has(name)) return
      react(state, state.requests[event.of]!)
      event.done = new Set([...event.done, name])
    }
}

/** Whether it is not to be tried again. */
function* send(state: State, job: Job, mood: Mood): Generator<Touch, boolean> {
  const mail = state.mails[job.about]!
  let isClaimed = false
  yield () => {
    isClaimed = mail.status === 'queued'
    if (isClaimed) Object.assign(mail, { status: 'sending', claimedAt: state.now })
  }
  if (!isClaimed) return true
  yield () => {
    if (mood === 'takes' || mood === 'keeps') mail.received++
  }
  const isBusy = mood === 'busy' || mood === 'busy for days'
  const again = isBusy && job.tries < mostTries
  yield () => {
    mail.status = again ? 'queued' : isBusy || mood === 'refuses' ? 'refused' : mood === 'takes' ? 'sent' : 'parked'
  }
  return !again
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
    if (mail.received > 0) mail.status = 'sent'
    else if (sinceClaim > 15 * minute && !mail.isResent) resend(state, i)
  }
}

function resend(state: State, i: number): void {
  state.stamps++
  Object.assign(state.mails[i]!, { status: 'queued', claimedAt: null, isResent: true })
  enqueue(state, 'send', i)
}

/** A person looks for every parked mail and settles it, or has it sent again. */
export function decide(state: State): void {
  for (const [i, mail] of state.mails.entries()) {
    if (mail.status !== 'parked') continue
    if (mail.received > 0) mail.status = 'sent'
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
