import { expect, test } from 'vitest'
import { connectionDate, endorsementTime, invitationTime, messageTime, positionMonth } from './linkedin-dates.rules.ts'
import { recipientsOf } from './linkedin-recipients.rules.ts'
import { slugOf } from './linkedin-slug.rules.ts'

test.each([
  ['https://www.linkedin.com/in/Ann-Okafor-46abb122a', 'ann-okafor-46abb122a'],
  ['http://linkedin.com/in/ann/', 'ann'],
  ['www.linkedin.com/in/ann?trk=people', 'ann'],
  ['linkedin.com/in/ann#top', 'ann'],
  ['https://de.linkedin.com/in/J%C3%BCrgen-M/en', 'jürgen-m'],
  ['HTTPS://WWW.LINKEDIN.COM/IN/ANN', 'ann'],
  [' https://www.linkedin.com/mwlite/in/ann ', 'ann'],
  ['https://www.linkedin.com/in/J%75%CC%88rgen', 'jürgen'],
])('%s is the profile %s', (url, slug) => {
  expect(slugOf(url)).toBe(slug)
})

test.each([
  [''],
  ['https://www.linkedin.com/company/northwind'],
  ['https://www.linkedin.com/sales/people/ACwAAA'],
  ['https://evil.example/linkedin.com/in/ann'],
  ['https://linkedin.com.evil.example/in/ann'],
  ['https://www.linkedin.com/in/..%2f..%2fadmin'],
  ['https://www.linkedin.com/in/%00'],
  ['https://www.linkedin.com/in/..'],
  ['https://www.linkedin.com/in/%E0%A4%A'],
  [`https://www.linkedin.com/in/${'a'.repeat(101)}`],
])('%s is nobody’s profile', (url) => {
  expect(slugOf(url)).toBeUndefined()
})

test('each file has its own way to write a date, and reads no other', () => {
  expect(connectionDate('08 Feb 2026')).toBe('2026-02-08')
  expect(connectionDate('2026-02-08')).toBe('2026-02-08')
  expect(connectionDate('02/08/2026')).toBe('2026-02-08')
  expect(connectionDate('08 Dez 2026')).toBe('2026-12-08')
  expect(messageTime('2026-02-08 14:37:05 UTC')).toBe('2026-02-08T14:37:05.000Z')
  expect(endorsementTime('2026/02/08 14:37:05 UTC')).toBe('2026-02-08T14:37:05.000Z')
  expect(invitationTime('1/29/26, 2:37 PM')).toBe('2026-01-29T14:37:00.000Z')
  expect(invitationTime('1/29/26, 12:00 AM')).toBe('2026-01-29T00:00:00.000Z')
  expect(invitationTime('1/29/26, 2:37\u202fPM')).toBe('2026-01-29T14:37:00.000Z')
  expect(positionMonth('Jan 2024')).toBe('2024-01')
  expect(positionMonth('2012')).toBe('2012')
  const all = ['08 Feb 2026', '2026-02-08 14:37:05 UTC', '2026/02/08 14:37:05 UTC', '1/29/26, 2:37 PM', 'Jan 2024']
  for (const parse of [messageTime, endorsementTime, invitationTime, positionMonth])
    expect(all.filter((text) => parse(text) !== undefined)).toHaveLength(1)
})

test.each([['30 Feb 2021'], ['29 Feb 2023'], ['00 Jan 2020'], ['13/13/2020'], ['08 Foo 2026'], ['8.2.2026'], ['']])(
  'there is no such day as %j',
  (text) => {
    expect(connectionDate(text)).toBeUndefined()
  },
)

const ann = 'https://www.linkedin.com/in/ann'
const bo = 'https://www.linkedin.com/in/bo'

test.each([
  ['Ann Okafor, Head of Things, Ltd', ann, [{ name: 'Ann Okafor, Head of Things, Ltd', url: ann }], 1],
  ['Ann Okafor, LinkedIn Member', ann, [{ name: 'Ann Okafor', url: ann }], 2],
  [
    'Ann Okafor, Bo',
    `${ann},${bo}`,
    [
      { name: 'Ann Okafor', url: ann },
      { name: 'Bo', url: bo },
    ],
    2,
  ],
  [
    'Ann Okafor, PhD, Bo',
    `${ann},${bo}`,
    [
      { name: 'Ann Okafor, PhD', url: ann },
      { name: 'Bo', url: bo },
    ],
    2,
  ],
  ['Okafor, Ann, and Sons, Bo', `${ann},${bo}`, [{ url: ann }, { url: bo }], 2],
  ['LinkedIn Member', '', [], 1],
  ['Madonna, Bono', '', [{ name: 'Madonna' }, { name: 'Bono' }], 2],
  ['', '', [], 0],
])('%j at %j', (names, urls, recipients, count) => {
  expect(recipientsOf(names, urls)).toEqual({ recipients, count })
})
