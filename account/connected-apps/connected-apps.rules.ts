import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { assistantScopes, type AssistantScope } from './connected-apps.contract.ts'

export const codeSeconds = 60
export const accessSeconds = 600
export const idleDays = 60
const longestDays = 365
/** The answer may have been lost, or two windows asked at once. */
const graceMs = 30_000

export const grantEnd = (now: Date): Date => addDays(now, longestDays)

/** How our tokens begin, so that a credential found in a log says what it opens. */
export const tokenPrefixes = { access: 'wma_', refresh: 'wmf_', code: 'wmg_' } as const

/** In our order. All of them if the program names none; what else it names is left out. */
export function scopesAsked(scope: string | undefined): AssistantScope[] {
  const named = (scope ?? '').split(' ').filter((one) => one !== '' && !notOurs.has(one))
  return named.length === 0 ? [...assistantScopes] : assistantScopes.filter((one) => named.includes(one))
}

/** Scopes of OpenID Connect. They say nothing about what a program may do here. */
const notOurs = new Set(['openid', 'profile', 'email', 'offline_access'])

const loopbacks = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Null: the program runs on the member’s own computer. A scheme of its own counts as that too. */
export function redirectHost(redirectUri: string): string | null {
  const { protocol, host, hostname } = new URL(redirectUri)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  return isWeb && !loopbacks.has(hostname) ? host : null
}

/**
 * RFC 8252, 7.3: a program on the member’s computer listens at any free port, so that of a loopback address is not compared.
 * Everything else must be exactly one of the list.
 */
export function isAllowedRedirect(redirectUri: string, registered: readonly string[]): boolean {
  if (registered.includes(redirectUri)) return true
  const given = URL.parse(redirectUri)
  if (given === null || given.protocol !== 'http:' || !loopbacks.has(given.hostname)) return false
  given.port = ''
  return registered.some((one) => {
    const known = URL.parse(one)
    if (known === null || known.protocol !== 'http:') return false
    known.port = ''
    return known.href === given.href && !redirectUri.includes('#')
  })
}

/** Whether a refresh token that was just exchanged gets the same answer again. */
export const mayRepeat = (usedAt: Date | null, now: Date): boolean =>
  usedAt !== null && now.getTime() - usedAt.getTime() <= graceMs
