import { z } from 'zod'
import { readRetryAfterMs } from '@wellmet/platform/outbound/retry.rules.ts'
import type { FoundPerson, ProviderAnswer, ReceivedAnswer } from '../../enrichment/enrichment.contract.ts'
import { firstValue, parseJson, toLine } from '../received-text.rules.ts'

const Answered = z.object({ data: z.array(z.unknown()) })

/**
 * Nobody found is 404 by its reference of today and 200 without rows by that of yesterday. A profile is billed when it is
 * returned: an error costs nothing, and an answer that cannot be read may have cost everything.
 */
export function readSearch(
  { status, headers, body }: ReceivedAnswer,
  size: number,
  now: Date,
): ProviderAnswer<FoundPerson[]> {
  const restUntil = readCallsLeft(headers) === 0 ? readReset(headers, now) : null
  if (status === 404 && isNotFound(body)) return { kind: 'found', found: [], spent: 0, restUntil }
  const refusal = readRefusal({ status, headers, body }, now)
  if (refusal) return refusal
  const read = Answered.safeParse(parseJson(body))
  if (!read.success) return { kind: 'failed', mayBeBilled: true }
  const rows = read.data.data
  const found = readPeople(rows).slice(0, size)
  return { kind: 'found', found, spent: readSpent(headers) ?? rows.length, restUntil }
}

/** What every answer other than 200 means, for a search and for a look-up alike; null for 200. */
export function readRefusal({ status, headers }: ReceivedAnswer, now: Date): ProviderAnswer<never> | null {
  if (status === 402) return { kind: 'out_of_credits' }
  if (status === 429) return { kind: 'too_fast', until: readReset(headers, now) }
  if (status === 401 || status === 403) return { kind: 'key_refused' }
  return status === 200 ? null : { kind: 'failed', mayBeBilled: false }
}

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

/** Skips rows without a name. */
function readPeople(rows: readonly unknown[]): FoundPerson[] {
  const people = rows.map(readPerson).filter((person) => person !== null)
  return [...new Map(people.map((person) => [person.id, person])).values()]
}

export function readPerson(row: unknown): FoundPerson | null {
  const { success, data } = Row.safeParse(row)
  const name = success ? toLine(data.full_name) : null
  if (!success || name === null) return null
  return {
    id: data.id,
    name,
    role: toLine(data.job_title),
    company: toLine(data.job_company_name),
    location: toLine(data.location_name),
    linkedinUrl: data.linkedin_url ?? null,
    verifiedOn: data.job_last_verified ?? null,
  }
}

const mostRows = 100

/** No search returns more than a hundred: a greater number is no count. */
export function readSpent(headers: ReceivedAnswer['headers']): number | null {
  const text = firstValue(headers['x-call-credits-spent'])
  const spent = text !== undefined && /^\d{1,3}(?:\.0+)?$/.test(text) ? Number(text) : null
  return spent !== null && spent <= mostRows ? spent : null
}

const minuteMs = 60_000
const longestRest = 60

/** When the provider counts from zero again: a time in UTC, seconds in older versions, and otherwise a minute from now. */
export function readReset(headers: ReceivedAnswer['headers'], now: Date): Date {
  const text = firstValue(headers['x-ratelimit-reset']) ?? ''
  const written = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d/.exec(text)?.[0]
  const at = written ? Date.parse(`${written.replace(' ', 'T')}Z`) : Number.NaN
  const inMs = Number.isNaN(at) ? readRetryAfterMs(headers['retry-after'], now.getTime()) : at - now.getTime()
  const isSensible = inMs !== undefined && inMs > 0 && inMs <= longestRest * minuteMs
  return new Date(now.getTime() + (isSensible ? inMs : minuteMs))
}

/** `x-ratelimit-remaining: {'minute': 9}`: a dictionary as Python prints it. Null when it says nothing of a minute. */
export function readCallsLeft(headers: ReceivedAnswer['headers']): number | null {
  const text = firstValue(headers['x-ratelimit-remaining'])?.replaceAll("'", '"')
  const read = z.object({ minute: z.int().min(0) }).safeParse(parseJson(text ?? ''))
  return read.success ? read.data.minute : null
}
