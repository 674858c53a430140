import { z } from 'zod'
import type { Endpoint } from '@wellmet/platform/contract/endpoint.ts'
import { readQuery } from '@wellmet/platform/contract/query.ts'
import type { Draft } from './fuzz-drafts.ts'
import type { Validity } from './fuzz-oracle.ts'
import { schemaOfParts } from './id-slots.ts'
import type { Request } from './send-request.ts'

/** Whether its protocol decides beside the contract what is valid. */
export const judgesItself = ({ plugIns = [] }: Endpoint): boolean => plugIns.some(({ judges }) => judges)

/**
 * Judged by what stands in the request and not by what it was made from: a query holds only strings, and JSON has no
 * undefined. What was written past the contract, and keys like `__proto__`, are refused elsewhere and not judged here.
 */
export function validityOf(endpoint: Endpoint, draft: Draft, request: Request): Validity {
  const { params, query, body } = schemaOfParts(endpoint)
  const text = request.payload?.toString()
  const pastTheContract = [draft.headers, draft.rawParam, draft.rawQuery, draft.rawBody].some(
    (raw) => raw !== undefined,
  )
  if (pastTheContract) return null
  if (text !== undefined && (text.length > 200_000 || /proto|constructor/.test(text))) return null
  if (params && !z.safeParse(params, draft.parts.params).success) return false
  if (endpoint.query && query && !z.safeParse(query, readQuery(endpoint.query, queryOf(request.url))).success)
    return false
  const isValid = !body || z.safeParse(body, text === undefined ? undefined : JSON.parse(text)).success
  return isValid && judgesItself(endpoint) ? null : isValid
}

function queryOf(url: string): Record<string, string | string[]> {
  const found: Record<string, string | string[]> = {}
  const search = new URL(url, 'http://localhost').searchParams
  for (const name of search.keys()) {
    const values = search.getAll(name)
    found[name] = values.length > 1 ? values : values[0]!
  }
  return found
}
