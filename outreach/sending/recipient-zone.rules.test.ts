import { expect, test } from 'vitest'
import { recipientZone } from './recipient-zone.rules.ts'

test.each([
  ['Berlin, Germany', 'Europe/Berlin'],
  ['München', 'Europe/Berlin'],
  ['San Francisco, CA', 'America/Los_Angeles'],
  ['Chicago, Illinois', 'America/Chicago'],
  ['Tokyo', 'Asia/Tokyo'],
  ['Japan', 'Asia/Tokyo'],
  ['Nairobi, Kenya', 'Africa/Nairobi'],
  ['United States', 'America/New_York'],
])('somebody in %s is in %s', (person, zone) => {
  expect(recipientZone({ person, company: 'Sydney' }, 'UTC')).toBe(zone)
})

test('without a place of theirs, their company’s counts, and then the sender’s', () => {
  expect(recipientZone({ person: null, company: 'Lisbon, Portugal' }, 'Asia/Tokyo')).toBe('Europe/Lisbon')
  expect(recipientZone({ person: 'Remote', company: null }, 'Asia/Tokyo')).toBe('Asia/Tokyo')
})
