import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Services } from '@wellmet/platform/services.ts'
import { expectGiven, requestAddress } from '../engine/request-address.ts'

const Seen = z.object({
  /** A hash of the bytes, for servers that send no version. */
  digest: z.string(),
  etag: z.string().optional(),
  modified: z.string().optional(),
  /** Until when series were listed. */
  until: z.string().optional(),
  /** What was left out of it, which is as true when nothing has changed. */
  skipped: z.record(z.string(), z.int()).optional(),
})
type Seen = z.infer<typeof Seen>

export interface ChangedFile {
  bytes: Uint8Array
  seen: Seen
}

export const seenIn = (cursor: string | null): Seen | null => (cursor === null ? null : Seen.parse(JSON.parse(cursor)))

/** A file by its link; null when it is the same as the one that was seen. */
export async function readChangedFile(
  services: Services,
  url: string,
  before: Seen | null,
): Promise<ChangedFile | null> {
  const answer = expectGiven(
    services,
    await requestAddress(services, url.replace(/^webcal:/i, 'https:'), {
      headers: {
        accept: '*/*',
        ...(before?.etag === undefined ? {} : { 'if-none-match': before.etag }),
        ...(before?.modified === undefined ? {} : { 'if-modified-since': before.modified }),
      },
    }),
  )
  if (answer.status === 304) return null
  const bytes = answer.bytes()
  const digest = createHash('sha256').update(bytes).digest('base64url')
  if (digest === before?.digest) return null
  const { etag, 'last-modified': modified } = answer.headers
  return {
    bytes,
    seen: { digest, ...(etag === undefined ? {} : { etag }), ...(modified === undefined ? {} : { modified }) },
  }
}

/** Bytes as the readers of files take them. */
export async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** Which file it is, without saying where: the link is a secret. */
export const subjectOf = (url: string): string => createHash('sha256').update(url).digest('base64url')

export const hostOf = (url: string): string => new URL(url.replace(/^webcal:/i, 'https:')).hostname
