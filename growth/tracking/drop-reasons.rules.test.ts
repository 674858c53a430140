import { expect, test } from 'vitest'
import { dropReasonOf, type Sight } from './drop-reasons.rules.ts'

const human: Sight = {
  isBot: false,
  userAgent: 'Mozilla/5.0',
  origin: 'https://acme.example',
  origins: ['https://acme.example'],
  trap: undefined,
  isSwitchedOn: true,
  isProgram: false,
}

test.each([
  [{}, null],
  [{ origin: null }, null],
  [{ origin: 'https://evil.example' }, 'other-origin'],
  [{ origin: 'null' }, 'other-origin'],
  [{ origins: null, origin: 'https://evil.example' }, null],
  [{ userAgent: ' ' }, 'no-user-agent'],
  [{ isBot: true }, 'bot'],
  [{ isBot: true, userAgent: '', isProgram: true }, null],
  [{ trap: 'https://pills.example' }, 'trap'],
  [{ trap: '' }, null],
  [{ isSwitchedOn: false }, 'switched-off'],
] satisfies [Partial<Sight>, string | null][])('%j is dropped as %s', (change, reason) => {
  expect(dropReasonOf({ ...human, ...change })).toBe(reason)
})
