import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkSignature, completedIssue, readDelivery } from './linear.rules.ts'

const secret = 'lin_wh_a secret'
const id = '0197a9c4-7a11-7c55-8d2e-2b1f5f1e9a77'
const now = new Date('2026-11-17T03:00:00Z')
const publicUrl = 'https://wellmet.example/'

const delivery = (changes: object = {}, issue: object = {}) => ({
  type: 'Issue',
  action: 'update',
  webhookTimestamp: now.getTime() - 5_000,
  data: {
    identifier: 'ENG-12',
    title: 'Meet Ana',
    description: `See [the request](https://wellmet.example/introductions?tab=all&request=${id}).`,
    state: { type: 'completed', name: 'Done' },
    ...issue,
  },
  updatedFrom: { stateId: 'before' },
  ...changes,
})

const signed = (text: string) => createHmac('sha256', secret).update(text).digest('hex')

test('a signature is good for these bytes and this secret, in either case', () => {
  const body = Buffer.from('{"a": 1}')
  expect(checkSignature(body, signed('{"a": 1}'), secret)).toBeInstanceOf(Buffer)
  expect(checkSignature(body, signed('{"a": 1}').toUpperCase(), secret)).toBeInstanceOf(Buffer)
  for (const wrong of [
    undefined,
    '',
    'zz',
    signed('{"a":1}'),
    signed('{"a": 1}').slice(0, -2),
    `${signed('{"a": 1}')}00`,
  ])
    expect(checkSignature(body, wrong, secret)).toBeNull()
  expect(checkSignature(body, signed('{"a": 1}'), 'another secret')).toBeNull()
})

test('a delivery of more than a minute ago, or from the future, is refused', () => {
  const at = (ms: number) => Buffer.from(JSON.stringify(delivery({ webhookTimestamp: now.getTime() + ms })))
  expect(readDelivery(at(-60_000), now)).not.toBeNull()
  expect(readDelivery(at(-60_001), now)).toBeNull()
  expect(readDelivery(at(60_001), now)).toBeNull()
  for (const text of ['', '[]', 'null', '{"type": "Issue"}', '{"webhookTimestamp": "now"}', '{'])
    expect(readDelivery(Buffer.from(text), now)).toBeNull()
})

test('an issue that was completed names the requests that it links to, each once', () => {
  expect(completedIssue(delivery(), publicUrl)).toEqual({ issue: 'ENG-12', requestIds: [id] })
  const link = `https://wellmet.example/introductions?request=${id.toUpperCase()}`
  expect(completedIssue(delivery({}, { title: link, description: `${link} ${link}` }), publicUrl)!.requestIds).toEqual([
    id,
  ])
})

test.each([
  ['another kind of thing', delivery({ type: 'Comment' })],
  ['a new issue', delivery({ action: 'create' })],
  ['a change of something else', delivery({ updatedFrom: { title: 'before' } })],
  ['an issue that goes on', delivery({}, { state: { type: 'started' } })],
  ['an issue without links', delivery({}, { description: null })],
  ['a link to another server', delivery({}, { description: `https://evil.example/introductions?request=${id}` })],
  ['no issue at all', delivery({ data: 7 })],
])('%s is of no interest', (_what, told) => {
  expect(completedIssue(told, publicUrl)).toBeNull()
})
