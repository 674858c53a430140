import { createHmac } from 'node:crypto'
import type { Services } from '@wellmet/platform/services.ts'
import { pauseUntil } from '../engine/answers.ts'
import type { ProviderResponse } from '../engine/provider.ts'
import { AccessEnded, NotPermitted, ProviderFailed, SlowDown } from '../engine/provider-errors.ts'
import { requestAddress } from '../engine/request-address.ts'
import type { GhostAccess } from './ghost.contract.ts'

/** Ghost takes none that lasts longer. */
const tokenSeconds = 5 * 60
const apiVersion = 'v5.0'

export interface GhostRequestOptions {
  method?: 'POST' | 'PUT'
  body?: unknown
  /** Statuses that are no failure. */
  expected?: readonly number[]
}

export type GhostRequest = (path: string, options?: GhostRequestOptions) => Promise<ProviderResponse>

/** Requests to the admin of one site, each with a token of its own. */
export const ghostRequest =
  (services: Services, { url, adminKey }: Pick<GhostAccess, 'url' | 'adminKey'>): GhostRequest =>
  async (path, { method, body, expected } = {}) => {
    const answer = await requestAddress(services, `${adminOf(url)}/${path}`, {
      method: method ?? 'GET',
      headers: {
        accept: 'application/json',
        'accept-version': apiVersion,
        authorization: `Ghost ${tokenOf(adminKey, services.now())}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { status } = answer
    if (status < 300 || expected?.includes(status)) return answer
    if (status === 429 || status === 503) throw new SlowDown(pauseUntil(answer, services.now()))
    if (status === 401) throw new AccessEnded({ code: 'wrong_password', field: 'adminKey' })
    if (status === 403) throw new NotPermitted()
    const problem = status === 404 ? ({ code: 'nothing_there', field: 'url' } as const) : undefined
    throw new ProviderFailed(`It answered ${status}.`, problem && { problem })
  }

/** People copy the address of what they see: the admin itself, or a page of it. */
function adminOf(typed: string): string {
  const url = new URL(typed)
  const [before = ''] = url.pathname.split(/\/ghost(?:\/|$)/)
  return `${url.origin}${before.replace(/\/+$/, '')}/ghost/api/admin`
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** HS256 with the secret half of the key, which is hexadecimal. */
function tokenOf(adminKey: string, now: Date): string {
  const [kid = '', hexSecret = ''] = adminKey.split(':')
  const issued = Math.floor(now.getTime() / 1000)
  const claims = { iat: issued, exp: issued + tokenSeconds, aud: '/admin/' }
  const signed = `${part({ alg: 'HS256', typ: 'JWT', kid })}.${part(claims)}`
  return `${signed}.${createHmac('sha256', Buffer.from(hexSecret, 'hex')).update(signed).digest('base64url')}`
}
