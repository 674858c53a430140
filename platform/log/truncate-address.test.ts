import { expect, test } from 'vitest'
import { truncateAddress } from './truncate-address.ts'

test.each([
  ['192.0.2.77', '192.0.2.0/24'],
  ['::ffff:192.0.2.77', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['2001:0DB8:00ff::', '2001:db8:ff::/48'],
  ['somewhere', 'unknown'],
  ['', 'unknown'],
])('%s is of %s', (address, network) => {
  expect(truncateAddress(address)).toBe(network)
})
