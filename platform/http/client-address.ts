import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import type { IsProxy } from '../config/proxies.ts'

const forwardedFor = ({ headers }: IncomingMessage): string[] => {
  const header = headers['x-forwarded-for']
  const text = Array.isArray(header) ? header.join(',') : (header ?? '')
  return text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
}

/** What proxies say about a request, whether they are believed or not. */
export function forwardedBy(request: IncomingMessage): { addresses: number; protocol: string | null } {
  const protocol = request.headers['x-forwarded-proto']
  return { addresses: forwardedFor(request).length, protocol: typeof protocol === 'string' ? protocol : null }
}

/** The address that the last proxy we believe has seen: from the right end of X-Forwarded-For, which clients cannot forge. */
export function clientAddress(request: IncomingMessage, isProxy: IsProxy): string {
  const addresses = [request.socket.remoteAddress ?? '', ...forwardedFor(request).toReversed()]
  const at = addresses.findIndex((address, hop) => !isProxy(address, hop))
  return addresses.at(at) ?? ''
}

/** What is counted together: an IPv4 address, or the /64 of an IPv6 address, which is what one customer gets. */
export function networkOf(text: string): string {
  if (!ipaddr.isValid(text)) return text
  const address = ipaddr.process(text)
  if (address instanceof ipaddr.IPv4) return address.toString()
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
