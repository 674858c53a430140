import type { ListQuery } from './scim.contract.ts'
import { provisioningMessages } from './provisioning.messages.ts'
import { scimRefusal } from './scim-values.rules.ts'

export interface ScimFilter {
  attribute: 'userName' | 'displayName' | 'externalId'
  value: string
}

const shape = /^\s*(?<attribute>[\w:.]+)\s+eq\s+(?<quoted>"(?:[^"\\]|\\.)*")\s*$/i

/** `userName eq "ana@acme.com"`. Other filters would need an index each. */
export function readFilter(filter: string | undefined, allowed: readonly ScimFilter['attribute'][]): ScimFilter | null {
  if (filter === undefined || filter.trim() === '') return null
  const { attribute: written = '', quoted = '' } = shape.exec(filter)?.groups ?? {}
  const attribute = allowed.find((one) => one.toLowerCase() === written.replace(/^urn:.*:/i, '').toLowerCase())
  const value = valueOf(quoted)
  if (!attribute || value === null) throw scimRefusal('filter', provisioningMessages.badFilter())
  return { attribute, value }
}

/** Written as in JSON. NUL is in no text that is stored. */
function valueOf(quoted: string): string | null {
  try {
    const value = JSON.parse(quoted) as unknown
    return typeof value === 'string' && !value.includes('\u0000') ? value : null
  } catch {
    return null
  }
}

export const mostPerPage = 200
const usualPerPage = 100

/** RFC 7644, 3.4.2.4: less than one is one, less than nothing is nothing. */
export function readPage({ startIndex = 1, count = usualPerPage }: ListQuery): { offset: number; limit: number } {
  return {
    offset: Math.min(Math.max(startIndex, 1) - 1, 1_000_000_000),
    limit: Math.min(Math.max(count, 0), mostPerPage),
  }
}

export const leavesOutMembers = (excluded: string | undefined): boolean =>
  (excluded ?? '').split(',').some((name) => /(?:^|:)members$/i.test(name.trim()))
