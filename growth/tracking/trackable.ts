import type { z } from 'zod'
import type { AccessMarks } from '@wellmet/platform/contract/access-marks.ts'
import type { PlugIn } from '@wellmet/platform/contract/plug-in.ts'
import type { HookContext } from '@wellmet/platform/events/hook.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import type { DropReason } from './drop-reasons.rules.ts'
import type { Sender } from './tracked.plug-in.ts'

/** What was opened by what is sent beside the payload: a site, a link, or the workspace of a program. */
export interface Opened {
  workspaceId: string
  /** What visitors are told apart within. */
  scope: string
  origins: readonly string[] | null
  countsVisits: boolean
  /** The link that it came through, if there is one. */
  subjectId: string | null
  isProgram: boolean
  /** The member whose program it is. */
  by: string | null
}

/** Who sends something, and how they say where it belongs. */
export interface Source<E extends z.ZodRawShape = z.ZodRawShape> {
  access: 'anyone' | 'member'
  envelope: E
  plugIn: PlugIn<{ sender: Sender }>
  marks?: AccessMarks
  open(call: Call, sent: z.output<z.ZodObject<E>>): Promise<Opened>
}

/** An event as it is stored and handed on. There is no address in it, and no user agent. */
export interface Happened<P = unknown> {
  workspaceId: string
  id: string
  name: string
  payload: P
  subjectId: string | null
  /** The site that sent it, as its browser said. */
  origin: string | null
  /** The member whose program told of it. */
  by: string | null
  /** The browser asks not to be followed, so nothing is told of who it was. */
  wantsPrivacy: boolean
  at: Date
}

/** What it started; the id that its row belongs to from now on, or why it is dropped after all. */
export interface Started {
  subjectId?: string
  dropped?: DropReason
}

export type Consent =
  /** Nobody is named: counted only where the workspace counts visits. */
  | 'nobody'
  /** The person says so themselves: the payload has the box and its wording, and none of it is kept in the event. */
  | 'wording'
  /** The workspace's own programs and links tell of it. */
  | 'own'

/** Something that can happen. Endpoint, reference, counts, denial and fuzz are made from it. */
export interface Trackable<P extends z.ZodRawShape = z.ZodRawShape> {
  name: `${string}.${string}`
  path: `/api/${string}`
  summary: string
  title: () => string
  source: Source
  payload: P
  consent: Consent
  /** The same by the same visitor within so many minutes counts once. */
  dedupe?: { minutes: number; by?: readonly (keyof P & string)[] }
  /** Fields of the payload that the event keeps. */
  keeps?: readonly (keyof P & string)[]
  starts?: (context: HookContext, happened: Happened<z.output<z.ZodObject<P>>>) => Promise<Started | void>
}

export const trackable = <const P extends z.ZodRawShape>(declared: Trackable<P>): Trackable<P> => declared
