import { expect, test } from 'vitest'
import { recipientOf, findUnreached } from './undelivered.rules.ts'

const day = (of: number) => new Date(Date.UTC(2026, 10, of))
const asked = { stage: 'awaiting_connector', askedAt: day(2), repliedAt: null, targetAskedAt: null } as const
const failed = (of: number) => ({ at: day(of), kind: 'email_failed', note: 'connector' })

test('an email that failed counts until another one leaves, they are asked anew, or they have answered', () => {
  expect(findUnreached(asked, [])).toBeNull()
  expect(findUnreached(asked, [failed(3)])).toBe('connector')
  expect(findUnreached(asked, [failed(3), { at: day(4), kind: 'email_delivered', note: 'connector' }])).toBeNull()
  expect(findUnreached({ ...asked, askedAt: day(5) }, [failed(3)])).toBeNull()
  expect(findUnreached({ ...asked, stage: 'intro_sent' }, [failed(3)])).toBeNull()
})

test('an email matters only to whom the request waits for', () => {
  expect(recipientOf('introductions.ask', asked)).toBe('connector')
  expect(recipientOf('introductions.ask', { ...asked, stage: 'declined' })).toBeNull()
  expect(recipientOf('introductions.target-consent', asked)).toBeNull()
  const agreed = { ...asked, stage: 'connector_replied', repliedAt: day(3) } as const
  expect(recipientOf('introductions.forward', agreed)).toBe('connector')
  expect(recipientOf('introductions.target-consent', { ...agreed, targetAskedAt: day(3) })).toBe('target')
  expect(recipientOf('introductions.outcome', agreed)).toBeNull()
})
