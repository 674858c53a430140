import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitReply, mostBytes, readCursor, writeCursor } from './fit-reply.rules.ts'
import { cleaned, cleanedAll } from './untrusted.rules.ts'

const item = fc.record({ name: fc.string(), text: fc.string({ maxLength: 3_000 }), n: fc.nat() })

test('every reply fits, and its cursors bring every item once', () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 80 }), fc.integer({ min: 1, max: 25 }), (items, limit) => {
      const seen: unknown[] = []
      let cursor: string | undefined
      for (let turn = 0; turn <= items.length; turn += 1) {
        const reply = fitReply({ items, total: items.length }, readCursor(cursor)!, limit)
        expect(Buffer.byteLength(JSON.stringify(reply))).toBeLessThan(mostBytes + 1_000)
        seen.push(...(reply['items'] as unknown[]))
        cursor = reply['cursor'] as string | undefined
        if (cursor === undefined) break
        expect(reply['more']).toBe(`${items.length - seen.length} more`)
      }
      expect(seen).toEqual(items.map((one) => cleanedAll(one)))
    }),
  )
})

test('a single item that is too large is named and left out', () => {
  const reply = fitReply(
    { items: [Array.from({ length: 100 }, () => 'x'.repeat(400)), 'small'] },
    readCursor(undefined)!,
    10,
  )
  expect(reply['items']).toEqual([{ left_out: 'This one is too large to show here.' }, 'small'])
})

test('a cursor of another make is none', () => {
  const place = { page: 'abc', skip: 3 }
  expect(readCursor(writeCursor(place))).toEqual(place)
  for (const made of ['', 'x', Buffer.from('{"s":-1}').toString('base64url'), Buffer.from('[]').toString('base64url')])
    expect(readCursor(made), `of ${made}`).toBeUndefined()
})

test('text that hides or turns the direction of reading is made plain', () => {
  expect(cleaned('a\u202Eb\u200Bc\u{E0041}d\u0007e')).toBe('abcde')
  expect(cleaned('x'.repeat(700))).toHaveLength(600)
})
