import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import type { IsProxy } from '../config/proxies.ts'

/** The address that the last proxy we believe has seen: from the right end of X-Forwarded-For, which clients cannot forge. */
export function clientAddress({ socket, headers }: IncomingMessage, isProxy: IsProxy): string {
  const header = headers['x-forwarded-for']
  const forwarded = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((one) => one.trim())
  const addresses = [socket.remoteAddress ?? '', ...forwarded.filter(Boolean).toReversed()]
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
