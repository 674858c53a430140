import { expect, test } from 'vitest'
import { costOf } from '../../tests/own-time.ts'
import { hasLink, hasUrl, withoutUrls } from './links.rules.ts'

test('an address on the web is seen as people write it', () => {
  for (const text of ['https://x.example', 'see www.x.example', 'x.example/path', 'a.b.c.example/']) {
    expect(hasUrl(text)).toBe(true)
  }
  expect(withoutUrls('see https://x.example/a and b.example/c, now')).toBe('see … and … now')
})

test('a domain alone is a link, an abbreviation is not', () => {
  expect(hasLink('Ana of x.example')).toBe(true)
  expect(hasLink('Dr. Ana P. Lima, ph.D')).toBe(false)
})

test('a text of twenty thousand letters is read in no time, whatever it repeats', () => {
  for (const part of ['a', 'a.', 'é-', 'a+', 'www', 'ab.cd']) {
    const text = part.repeat(20_000 / part.length)
    const cost = costOf(() => [hasUrl(text), hasLink(text), withoutUrls(text)])
    expect(cost).toBeLessThan(50)
  }
})
