import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { Proxies } from '../config/proxies.ts'
import { clientAddress, networkOf } from './client-address.ts'

const seen = (trusted: string, remoteAddress: string, forwarded?: string) =>
  clientAddress(
    { socket: { remoteAddress }, headers: forwarded ? { 'x-forwarded-for': forwarded } : {} } as IncomingMessage,
    Proxies.parse(trusted),
  )

test.each([
  ['0', '198.51.100.1', '203.0.113.7', '198.51.100.1'],
  ['1', '10.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['1', '10.0.0.1', '1.2.3.4, 203.0.113.7', '203.0.113.7'],
  ['2', '10.0.0.1', '1.2.3.4, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['2', '10.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['1', '10.0.0.1', undefined, '10.0.0.1'],
  ['10.0.0.0/8', '10.0.0.1', '1.2.3.4, 203.0.113.7, 10.9.9.9', '203.0.113.7'],
  ['10.0.0.0/8', '198.51.100.1', '203.0.113.7', '198.51.100.1'],
  ['10.0.0.0/8, fd00::/8', '::ffff:10.0.0.1', '203.0.113.7, fd00::1', '203.0.113.7'],
  ['10.0.0.0/8', '10.0.0.1', '1.2.3.4, unknown', 'unknown'],
])('with TRUST_PROXY=%s a connection from %s for "%s" is from %s', (trusted, remote, forwarded, client) => {
  expect(seen(trusted, remote, forwarded)).toBe(client)
})

test.each(['true', 'false', 'yes', '10.0.0.1', '10.0.0.0/33', ''])('TRUST_PROXY=%s is refused', (given) => {
  expect(Proxies.safeParse(given).error?.issues[0]?.message).toContain('the number of proxies')
})

test('IPv6 addresses are counted by their /64', () => {
  expect(networkOf('2001:db8:1:2::1')).toBe(networkOf('2001:db8:1:2:ffff:ffff:ffff:ffff'))
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'))
  expect([networkOf('203.0.113.7'), networkOf('::ffff:203.0.113.7'), networkOf('unknown')]).toEqual([
    '203.0.113.7',
    '203.0.113.7',
    'unknown',
  ])
})
