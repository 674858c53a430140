import { isIP } from 'node:net'
import { isPublicAddress } from './address.rules.ts'
import { OutboundError } from './outbound-error.ts'

export type Target = { url: URL; isTrusted: boolean }

/** The URL parser has already turned decimal, octal, hex and full-width spellings of an address into the plain one. */
export function readTarget(text: string | URL, trustedOrigins: ReadonlySet<string>): Target {
  if (!URL.canParse(String(text))) throw new OutboundError('bad_url', 'This is not a URL.')
  const url = new URL(text)
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new OutboundError('bad_url', 'Only http and https are called.')
  if (url.username !== '' || url.password !== '')
    throw new OutboundError('bad_url', 'A URL with a user name is not called.')
  if (trustedOrigins.has(url.origin)) return { url, isTrusted: true }
  // Empty means 80 or 443: the parser removes the default port of a scheme.
  if (url.port !== '') throw new OutboundError('bad_url', 'Only the ports 80 and 443 are called.')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isLocalName = /(?:^|\.)localhost\.?$/.test(host)
  // A connection to a literal address asks no resolver, so the guarded lookup would never see it.
  if (isLocalName || (isIP(host) !== 0 && !isPublicAddress(host))) {
    throw new OutboundError('forbidden_address', 'The address is not on the public internet.')
  }
  return { url, isTrusted: false }
}
