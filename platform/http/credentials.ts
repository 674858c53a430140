import '@fastify/cookie'
import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '../contract/problem.ts'
import type { Viewer } from './viewer.ts'
import { httpMessages } from './http.messages.ts'

export type Credential =
  | { kind: 'session'; token: string }
  | { kind: 'key'; secret: string }
  | { kind: 'access token'; token: string }
  | { kind: 'app token'; token: string }

/** How access tokens begin, so that they are never looked for among the keys. */
export const accessTokenPrefix = 'wmx_'
export const appTokenPrefix = 'wma_'

/** Given by the area that knows users. Null when the secret opens nothing. */
export type Identify = (credential: Credential) => Promise<Viewer | null>

const secretShape = /^[\w.-]{16,256}$/

export const bearerOf = (request: FastifyRequest): string | null =>
  request.headers.authorization?.match(/^Bearer (.+)$/i)?.[1] ?? null

/**
 * What is shown as a credential, without asking whether it opens anything; null if it is none, or is written in a way that
 * a second spelling of it could be.
 */
export function shownCredential({ headers }: IncomingMessage, cookieName: string): string | null {
  const bearer = headers.authorization?.match(/^Bearer (.+)$/i)?.[1]
  const sent = headers.cookie?.split(/; */).find((one) => one.startsWith(`${cookieName}=`))
  const shown = bearer ?? sent?.slice(cookieName.length + 1)
  return shown !== undefined && secretShape.test(shown) ? shown : null
}

/** A key in the Authorization header wins over a cookie: a program that shows one means it. */
export function readCredential(request: FastifyRequest, cookie: SessionCookie): Credential | null {
  const bearer = bearerOf(request) ?? undefined
  if (bearer?.startsWith(accessTokenPrefix) && secretShape.test(bearer)) return { kind: 'access token', token: bearer }
  if (bearer?.startsWith(appTokenPrefix) && secretShape.test(bearer)) return { kind: 'app token', token: bearer }
  if (bearer !== undefined)
    return secretShape.test(bearer) ? { kind: 'key', secret: bearer } : { kind: 'key', secret: '' }
  const token = request.cookies[cookie.name]
  return token !== undefined && secretShape.test(token) ? { kind: 'session', token } : null
}

/**
 * A browser sends the cookie along whoever wrote the page. SameSite=Lax stops most of that; a change must also come from
 * our own origin, as the browser itself tells.
 */
export function refuseOtherSites(request: FastifyRequest, publicOrigin: string): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  const foreign = origin === undefined ? site === 'cross-site' || site === 'same-site' : origin !== publicOrigin
  if (foreign) throw fail('cross_site', httpMessages.otherSite({ origin: publicOrigin }))
}

export interface SessionCookie {
  name: string
  deviceName: string
  browserName: string
  markDevice(reply: FastifyReply, token: string, expiresAt: Date): void
  bindBrowser(reply: FastifyReply, token: string, expiresAt: Date): void
  start(reply: FastifyReply, token: string, expiresAt: Date): void
  end(reply: FastifyReply): void
}

/** `__Host-` binds the cookie to this host and to HTTPS; plain HTTP (a laptop, a demo) cannot have it. */
export function sessionCookie(publicUrl: string): SessionCookie {
  const secure = publicUrl.startsWith('https:')
  const name = secure ? '__Host-session' : 'session'
  const deviceName = secure ? '__Host-device' : 'device'
  const browserName = secure ? '__Host-sign-on' : 'sign-on'
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    name,
    deviceName,
    browserName,
    bindBrowser: (reply, token, expiresAt) =>
      void reply.setCookie(browserName, token, { ...options, expires: expiresAt }),
    markDevice: (reply, token, expiresAt) =>
      void reply.setCookie(deviceName, token, { ...options, expires: expiresAt }),
    start: (reply, token, expiresAt) => void reply.setCookie(name, token, { ...options, expires: expiresAt }),
    // What the browser cached of the pages goes too. Replies are never stored; this is for what was before.
    end: (reply) => void reply.clearCookie(name, options).header('clear-site-data', '"cache"'),
  }
}
