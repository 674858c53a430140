import { isIPv6 } from 'node:net'

/**
 * The network of an address: /24 of IPv4, /48 of IPv6. Tells operators where something came from without keeping who sat
 * there, and counts a neighbourhood as one.
 */
export function truncateAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return /^\d+\.\d+\.\d+\.\d+$/.test(plain) ? plain.replace(/\d+$/, '0/24') : 'unknown'
  const [head = '', tail] = plain.split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length)
  const first = [...groups, ...Array<string>(missing).fill('0'), ...(tail ? tail.split(':') : [])].slice(0, 3)
  return `${first.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/48`
}
