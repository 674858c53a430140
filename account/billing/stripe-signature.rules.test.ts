import * as fc from 'fast-check'
import StripeSdk from 'stripe'
import { expect, test } from 'vitest'
import { isSignedByStripe, readEvent } from './stripe-signature.rules.ts'

const { webhooks } = new StripeSdk('sk_of_nobody')
const secret = 'whsec_some secret'
const now = new Date('2026-11-18T12:00:00Z')
const at = now.getTime() / 1000
const sign = (payload: string, timestamp = at, by = secret): string =>
  webhooks.generateTestHeaderString({ payload, secret: by, timestamp })
const isGood = (payload: string, header: string | undefined) =>
  isSignedByStripe(Buffer.from(payload), header, secret, now)

test('what Stripe’s own library signs is taken, whatever the body', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (payload) => {
      expect(isGood(payload, sign(payload))).toBe(true)
      expect(isGood(`${payload} `, sign(payload))).toBe(false)
      expect(isGood(payload, sign(payload, at, 'another'))).toBe(false)
    }),
  )
})

test('five minutes either way, and not a second more', () => {
  for (const apart of [-300, 0, 300]) expect(isGood('{}', sign('{}', at + apart))).toBe(true)
  for (const apart of [-301, 301, 3000, -3000]) expect(isGood('{}', sign('{}', at + apart))).toBe(false)
})

test('while a secret is exchanged one of two signatures is enough', () => {
  const [, other = ''] = sign('{}', at, 'the secret before').split(',')
  expect(isGood('{}', `${sign('{}')},${other}`)).toBe(true)
  expect(isGood('{}', `t=${at},${other},${sign('{}').split(',')[1]}`)).toBe(true)
})

test.each([undefined, '', 't=', 'v1=', `t=${at}`, `t=${at},v1=`, `t=${at},v1=zz`, `t=x,v1=${'0'.repeat(64)}`])(
  '%s is no signature',
  (header) => expect(isGood('{}', header)).toBe(false),
)

test('the old scheme does not count', () => {
  expect(isGood('{}', sign('{}').replace('v1=', 'v0='))).toBe(false)
})

test('an event tells of which customer it is, or of none', () => {
  const read = (object: object) => readEvent(Buffer.from(JSON.stringify({ id: 'evt_1', data: { object } })))
  expect(read({ object: 'customer', id: 'cus_1' })).toEqual({ id: 'evt_1', customerId: 'cus_1' })
  expect(read({ object: 'invoice', id: 'in_1', customer: 'cus_2' })).toEqual({ id: 'evt_1', customerId: 'cus_2' })
  expect(read({ object: 'price', id: 'price_1' })).toEqual({ id: 'evt_1', customerId: null })
  expect(read({ object: 'invoice', customer: { id: 'cus_3' } })).toEqual({ id: 'evt_1', customerId: null })
  expect(readEvent(Buffer.from('{'))).toBeNull()
  expect(readEvent(Buffer.from('{"id":"evt_1"}'))).toBeNull()
})
