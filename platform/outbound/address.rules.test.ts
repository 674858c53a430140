import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPublicAddress } from './address.rules.ts'

test.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946', '::ffff:8.8.8.8'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

const elsewhere = `
  127.0.0.1 127.255.255.254 0.0.0.0 10.1.2.3 172.31.0.1 192.168.0.1 169.254.169.254 100.64.0.1 224.0.0.1
  255.255.255.255 192.0.2.1 198.18.0.1 240.0.0.1 192.0.0.8 :: ::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::127.0.0.1
  64:ff9b::7f00:1 64:ff9b:1::1 2002:7f00:1:: 2001::1 fc00::1 fd12:3456::1 fe80::1 fe80::1%eth0 fec0::1 ff02::1
  2001:db8::1 100::1 5f00::1 localhost 1.2.3 0x7f.1
`
  .trim()
  .split(/\s+/)

test.each([...elsewhere, '', 'not an address'])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test('whatever stands in a private IPv4 network stays refused in its IPv6 disguises', () => {
  const octet = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(fc.constantFrom(10, 127, 0), octet, octet, octet, (a, b, c, d) => {
      const [high, low] = [(a << 8) | b, (c << 8) | d].map((part) => part.toString(16))
      for (const disguise of [
        `::ffff:${high}:${low}`,
        `::${high}:${low}`,
        `64:ff9b::${high}:${low}`,
        `2002:${high}:${low}::`,
      ]) {
        expect(isPublicAddress(disguise)).toBe(false)
      }
    }),
  )
})
