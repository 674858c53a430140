import { expect, test } from 'vitest'
import { stopMessageReason, type SinceWriting } from './stop-message.rules.ts'

const nothing: SinceWriting = {
  isErased: false,
  wroteBack: false,
  stage: 'intro_sent',
  stageAtWriting: 'intro_sent',
  isPersonDeleted: false,
  saidNo: false,
  isSequenceOver: null,
}

test('a message leaves if nothing happened since it was written', () => {
  expect(stopMessageReason(nothing)).toBeNull()
  expect(stopMessageReason({ ...nothing, stage: null, stageAtWriting: null })).toBeNull()
  expect(stopMessageReason({ ...nothing, isSequenceOver: false })).toBeNull()
})

test('an answer to a reply is not stopped by that reply', () => {
  expect(stopMessageReason({ ...nothing, stage: 'target_replied', stageAtWriting: 'target_replied' })).toBeNull()
})

test.each([
  [{ isErased: true }, 'erased'],
  [{ isPersonDeleted: true, wroteBack: true }, 'erased'],
  [{ wroteBack: true }, 'reply'],
  [{ saidNo: true, wroteBack: true }, 'no'],
  [{ stage: 'target_replied' }, 'reply'],
  [{ stage: 'meeting_booked' }, 'meeting'],
  [{ stage: 'declined' }, 'no'],
  [{ stage: 'cancelled' }, 'ended'],
  [{ isSequenceOver: true }, 'ended'],
] as const)('%o stops it: %s', (happened, reason) => {
  expect(stopMessageReason({ ...nothing, ...happened })).toBe(reason)
})
