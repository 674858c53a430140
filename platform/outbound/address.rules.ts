import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Only addresses of the public internet. Ranges that carry another address inside (NAT64, 6to4, Teredo) are refused
 * whole, since what they lead to depends on the network; so is the old `::a.b.c.d` form, which the library calls unicast.
 */
export function isPublicAddress(text: string): boolean {
  // The library also reads short and octal spellings, which a resolver never returns.
  if (isIP(text) === 0) return false
  const address = ipaddr.parse(text)
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast'
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().range() === 'unicast'
  return address.match(globalUnicast) && address.range() === 'unicast'
}
