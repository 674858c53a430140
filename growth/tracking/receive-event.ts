import { createHash } from 'node:crypto'
import { isbot } from 'isbot'
import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { trapField } from '../sites/sites.rules.ts'
import { dropReasonOf, type DropReason } from './drop-reasons.rules.ts'
import { recorderOf } from './recorder.ts'
import type { ReceivedEvent } from './record-events.ts'
import type { Opened, Trackable } from './trackable.ts'
import type { Sender } from './tracked.plug-in.ts'
import { trackingMessages } from './tracking.messages.ts'
import { visitorOf } from './visitor.ts'

type TrackingCall = Call & { body: Record<string, unknown>; sender: Sender }

/** Of one site, whatever network it comes from. */
const perSite = { name: 'growth.site', points: 60_000, seconds: 60 }

/** Answers when it is committed, and not before. A form is led to a page that thanks. */
export async function receiveEvent(call: TrackingCall, declared: Trackable): Promise<undefined> {
  const { services, body, sender } = call
  const opened = await declared.source.open(call, body)
  const { points, ...rule } = perSite
  const allowed = await services.limiter.consume(
    { ...rule, points: Math.ceil(points * services.config.RATE_LIMIT_FACTOR) },
    opened.workspaceId,
  )
  if (!allowed.allowed)
    throw fail('rate_limited', trackingMessages.tooMany(), { retryAfterSeconds: allowed.resetSeconds })
  await recorderOf(services).record(await received(call, declared, opened))
  if (!sender.isForm) return
  call.answer.status(303)
  call.answer.leadTo(new URL('/thanks', services.config.PUBLIC_URL).href)
}

/** What the server itself saw, of a page that it sent. */
export async function receiveHere(
  call: Call,
  declared: Trackable,
  opened: Opened,
  wantsPrivacy: boolean,
): Promise<void> {
  const sender = { origin: null, wantsPrivacy, isForm: false }
  await recorderOf(call.services).record(await received({ ...call, body: {}, sender }, declared, opened))
}

async function received(
  { services, body, sender, request }: TrackingCall,
  declared: Trackable,
  opened: Opened,
): Promise<ReceivedEvent> {
  const { payload, source, dedupe, consent } = declared
  const now = services.now()
  const { eventId, [trapField]: trap } = body as { eventId?: string; [trapField]?: string }
  const sight = {
    isBot: isbot(request.userAgent),
    userAgent: request.userAgent,
    origin: sender.origin,
    origins: opened.origins,
    trap,
    isSwitchedOn: consent !== 'nobody' || opened.countsVisits,
    isProgram: opened.isProgram,
  }
  const dropped: DropReason | null = dropReasonOf(sight)
  const isFollowed = !sender.wantsPrivacy && source.access === 'anyone' && dropped === null
  const visitor = isFollowed
    ? await visitorOf(services, { address: request.address, userAgent: request.userAgent, scope: opened.scope })
    : null
  const own = Object.fromEntries(Object.keys(payload).map((key) => [key, body[key]]))
  const bucket = dedupe && Math.floor(now.getTime() / (dedupe.minutes * 60_000))
  const same = (dedupe?.by ?? []).map((key) => own[key] ?? null)
  return {
    declared,
    workspaceId: opened.workspaceId,
    id: newId(now.getTime()),
    seenAs: eventId ?? null,
    repeatOf:
      visitor && dedupe ? keyOf([declared.name, opened.subjectId, visitor.toString('hex'), bucket, ...same]) : null,
    visitor,
    payload: own,
    subjectId: opened.subjectId,
    origin: sender.origin,
    by: opened.by,
    wantsPrivacy: sender.wantsPrivacy,
    at: now,
    dropped,
  }
}

/** Sixteen bytes of a hash, written as an id. */
const keyOf = (parts: readonly unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify(parts))
    .digest('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
