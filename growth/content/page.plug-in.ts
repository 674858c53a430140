import type { PlugIn } from '@wellmet/platform/contract/plug-in.ts'
import { readSent } from '../tracking/read-sent.rules.ts'

/** What a page has to know of the request. */
export interface Opening {
  /** The host name that it came by. */
  host: string | null
  /** The browser asks not to be followed. */
  wantsPrivacy: boolean
}

const opening: Required<Pick<PlugIn<{ opening: Opening }>, 'extend'>> = {
  extend: (exchange) => ({
    opening: {
      host: exchange.header('host') ?? null,
      wantsPrivacy: exchange.header('sec-gpc') === '1' || exchange.header('dnt') === '1',
    },
  }),
}
/** Short, so that what is changed or taken down is gone within a minute, and a proxy may answer while it asks again. */
const cached = { 'cache-control': 'public, max-age=60, stale-while-revalidate=600' }

/** No script, nothing from elsewhere, no frame around it. Forms lead to this server alone, which the page narrows itself. */
const pagePolicy = (styleHash: string): string =>
  [
    "default-src 'none'",
    "script-src 'none'",
    `style-src '${styleHash}'`,
    'img-src data:',
    "base-uri 'none'",
    "frame-ancestors 'none'",
    'form-action http: https:',
  ].join('; ')

export const htmlPage = (styleHash: string): PlugIn<{ opening: Opening }> => ({
  name: 'page',
  caller: { by: 'nobody' },
  reply: {
    as: 'text',
    type: 'text/html',
    isTagged: true,
    headers: {
      ...cached,
      'content-security-policy': pagePolicy(styleHash),
      // With less, a browser sends the forms of the page without its address, and they would be dropped.
      'referrer-policy': 'strict-origin',
    },
  },
  ...opening,
})

/** A draft, which no proxy stores. */
export const previewPage = (styleHash: string): PlugIn<{ opening: Opening }> => ({
  name: 'preview-page',
  caller: { by: 'nobody' },
  reply: {
    as: 'text',
    type: 'text/html',
    headers: {
      'content-security-policy': pagePolicy(styleHash),
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  },
  ...opening,
})

export const xmlPage = (type: 'application/atom+xml' | 'application/xml'): PlugIn => ({
  name: 'xml',
  caller: { by: 'nobody' },
  reply: { as: 'text', type, isTagged: true, headers: cached },
})

/** Of a plain form, which a browser without a script sends. */
export const plainForm: PlugIn = {
  name: 'plain-form',
  caller: { by: 'nobody' },
  request: { types: ['application/x-www-form-urlencoded'], read: readSent, maxBytes: 4096 },
}
