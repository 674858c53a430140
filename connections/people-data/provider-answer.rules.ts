import { z } from 'zod'
import { readRetryAfterMs } from '@wellmet/platform/outbound/retry.rules.ts'
import type { ProvidedPerson } from './people-data.contract.ts'

/** What came back, in our words. `spent` null: nobody can tell, so the whole reservation counts. */
export type ProviderAnswer =
  | { kind: 'found'; people: ProvidedPerson[]; spent: number; restUntil: Date | null }
  | { kind: 'out_of_credits'; spent: 0 }
  | { kind: 'too_fast'; spent: 0; restUntil: Date }
  | { kind: 'failed'; why: 'key' | 'question' | 'broken'; spent: 0 | null }

export interface Received {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

interface Asked {
  size: number
  now: Date
}

const Answered = z.object({ data: z.array(z.unknown()) })

/**
 * Nobody found is 404 by its reference of today and 200 without rows by that of yesterday. A profile is billed when it is
 * returned: an error costs nothing, and an answer that cannot be read may have cost everything.
 */
export function readAnswer({ status, headers, body }: Received, { size, now }: Asked): ProviderAnswer {
  const restUntil = readCallsLeft(headers) === 0 ? readReset(headers, now) : null
  if (status === 404) return isNotFound(body) ? { kind: 'found', people: [], spent: 0, restUntil } : broken(0)
  if (status === 402) return { kind: 'out_of_credits', spent: 0 }
  if (status === 429) return { kind: 'too_fast', spent: 0, restUntil: readReset(headers, now) }
  if (status === 401 || status === 403) return { kind: 'failed', why: 'key', spent: 0 }
  if (status === 400) return { kind: 'failed', why: 'question', spent: 0 }
  if (status !== 200) return broken(0)
  const read = Answered.safeParse(parseJson(body))
  if (!read.success) return broken(null)
  const rows = read.data.data
  const people = readPeople(rows).slice(0, size)
  return { kind: 'found', people, spent: readSpent(headers) ?? rows.length, restUntil }
}

const broken = (spent: 0 | null): ProviderAnswer => ({ kind: 'failed', why: 'broken', spent })

/** A 404 of a proxy, or of a wrong address, says nothing about people. */
export const isNotFound = (body: string): boolean =>
  z.object({ error: z.object({ type: z.literal('not_found') }) }).safeParse(parseJson(body)).success

const Row = z.object({
  id: z.string().min(1).max(200),
  full_name: z.string().min(1),
  job_title: z.string().nullish().catch(null),
  job_company_name: z.string().nullish().catch(null),
  // `true` says that there is one which this account may not see.
  location_name: z.string().nullish().catch(null),
  linkedin_url: z.string().nullish().catch(null),
  job_last_verified: z.iso.date().nullish().catch(null),
})

/** A row without a name is nobody; the others are kept. */
function readPeople(rows: readonly unknown[]): ProvidedPerson[] {
  const people = rows.map(readPerson).filter((person) => person !== null)
  return [...new Map(people.map((person) => [person.id, person])).values()]
}

export function readPerson(row: unknown): ProvidedPerson | null {
  const { success, data } = Row.safeParse(row)
  const name = success ? shown(data.full_name) : null
  if (!success || name === null) return null
  return {
    id: data.id,
    name,
    role: shown(data.job_title),
    company: shown(data.job_company_name),
    location: shown(data.location_name),
    linkedinUrl: data.linkedin_url ?? null,
    verifiedOn: data.job_last_verified ?? null,
  }
}

const unprintable = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const longest = 200

/** As one printable line. */
export const shown = (text: string | null | undefined): string | null =>
  Array.from(text?.normalize('NFC').replace(unprintable, ' ').replace(/\s+/g, ' ').trim() ?? '')
    .slice(0, longest)
    .join('') || null

const mostRows = 100

/** No search returns more than a hundred: a greater number is no count. */
export function readSpent(headers: Received['headers']): number | null {
  const text = single(headers['x-call-credits-spent'])
  const spent = text !== undefined && /^\d{1,3}(?:\.0+)?$/.test(text) ? Number(text) : null
  return spent !== null && spent <= mostRows ? spent : null
}

const minuteMs = 60_000
const longestRest = 60

/** When the provider counts from zero again: a time in UTC, seconds in older versions, and otherwise a minute from now. */
export function readReset(headers: Received['headers'], now: Date): Date {
  const text = single(headers['x-ratelimit-reset']) ?? ''
  const written = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d/.exec(text)?.[0]
  const at = written ? Date.parse(`${written.replace(' ', 'T')}Z`) : Number.NaN
  const inMs = Number.isNaN(at) ? readRetryAfterMs(headers['retry-after'], now.getTime()) : at - now.getTime()
  const isSensible = inMs !== undefined && inMs > 0 && inMs <= longestRest * minuteMs
  return new Date(now.getTime() + (isSensible ? inMs : minuteMs))
}

/** `x-ratelimit-remaining: {'minute': 9}`: a dictionary as Python prints it. Null when it says nothing of a minute. */
export function readCallsLeft(headers: Received['headers']): number | null {
  const text = single(headers['x-ratelimit-remaining'])?.replaceAll("'", '"')
  const read = z.object({ minute: z.int().min(0) }).safeParse(parseJson(text ?? ''))
  return read.success ? read.data.minute : null
}

export const single = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
