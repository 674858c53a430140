import { createHash, timingSafeEqual } from 'node:crypto'
import { addDays } from '@wellmet/platform/values/days.rules.ts'

/**
 * What a connected extension may do: search people, read contacts and paths, and ask for an introduction. Nothing that
 * changes contacts, settings or how one signs in. They are stored with each connection: a new one needs a new click.
 */
export const extensionScopes = [
  'extension:read',
  'extension:write',
  'graph:read',
  'network:read',
  'people:read',
  'people:write',
] as const

const codeSeconds = 60
const accessMinutes = 10
const idleDays = 60
const longestDays = 365
/** The answer may have been lost, or two windows asked at once. */
const graceMs = 30_000
/** Tokens from before that are still recognized as used. */
export const keptGenerations = 5

const later = (now: Date, seconds: number): Date => new Date(now.getTime() + 1000 * seconds)
export const codeEnd = (now: Date): Date => later(now, codeSeconds)
export const accessEnd = (now: Date): Date => later(now, 60 * accessMinutes)
export const grantEnd = (now: Date): Date => addDays(now, longestDays)
/** Not beyond the end of its grant. */
export const refreshEnd = (now: Date, grantEnds: Date): Date => {
  const idle = addDays(now, idleDays)
  return idle < grantEnds ? idle : grantEnds
}

/** RFC 7636. */
export const answersChallenge = (verifier: string, challenge: string): boolean => {
  const given = Buffer.from(createHash('sha256').update(verifier).digest('base64url'))
  const expected = Buffer.from(challenge)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

export interface PresentedToken {
  generation: number
  usedAt: Date | null
  expiresAt: Date
}

/**
 * `rotate` with the newest token of the family, `repeat` with the one before it if it was just used. Anything else shows
 * that two have it: the family ends.
 */
export function judgeToken(
  token: PresentedToken,
  grant: { generation: number; expiresAt: Date },
  now: Date,
): 'rotate' | 'repeat' | 'expired' | 'reused' {
  if (token.expiresAt <= now || grant.expiresAt <= now) return 'expired'
  if (token.generation === grant.generation) return 'rotate'
  const isOneBack = token.generation === grant.generation - 1
  return isOneBack && token.usedAt && now.getTime() - token.usedAt.getTime() <= graceMs ? 'repeat' : 'reused'
}

/** Exactly one of the list: no prefix, no other query. */
export const isAllowedRedirect = (redirectUri: string, allowed: readonly string[]): boolean =>
  allowed.includes(redirectUri)

export function redirectWith(redirectUri: string, parts: { code: string; state: string }): string {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(parts)) url.searchParams.set(name, value)
  return url.href
}
