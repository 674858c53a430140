import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { preferredLocale } from '../messages/preferred-locale.ts'
import { requestLocale, withRequestLocale } from './request-locale.ts'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['en-XA', 'en-XA'],
  ['EN-xa', 'en-XA'],
  ['en-US,en;q=0.9', 'en'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['fr, en-XA;q=0.5', 'en-XA'],
  ['en-XA;q=0.2, en;q=0.8', 'en'],
  ['en-XA;q=0', 'en'],
  ['xx-YY;q=oops', 'en'],
])('the header %s means %s', (header, locale) => {
  expect(preferredLocale(header)).toBe(locale)
})

test('two requests at the same time keep their locales', async () => {
  const later = (header: string) =>
    withRequestLocale(header, async () => {
      await setTimeout(5)
      return requestLocale()
    })
  expect(await Promise.all([later('en-XA'), later('en')])).toEqual(['en-XA', 'en'])
  expect(requestLocale()).toBe('en')
})
