import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { policyLimits, type Risk } from './approvals.contract.ts'

/** The same text for the same value, in whatever order its keys are. */
export const canonical = (value: unknown): string => JSON.stringify(sorted(value))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, held]) => held !== undefined)
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, held]) => [key, sorted(held)]))
}

export const needsTwo = (risk: Risk): boolean => risk !== 'ordinary'

export interface PolicyState {
  endsAt: Date
  suspendedAt: Date | null
  endedAt: Date | null
  ownerRole: string | null
}

/** Whether a policy approves anything at this time. */
export const policyCounts = ({ endsAt, suspendedAt, endedAt, ownerRole }: PolicyState, now: Date): boolean =>
  endsAt > now && !suspendedAt && !endedAt && (ownerRole === 'owner' || ownerRole === 'admin')

/** A policy has an end, and not a far one. */
export const mayEndAt = (endsAt: Date, now: Date): boolean => endsAt > now && endsAt <= addDays(now, policyLimits.days)
