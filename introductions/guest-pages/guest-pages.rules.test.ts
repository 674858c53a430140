import { expect, test } from 'vitest'
import { stages } from '../stages/stages.rules.ts'
import { isForThisStage, mayReply, pageStateOf, type GuestRequest } from './guest-pages.rules.ts'

const open: GuestRequest = {
  stage: 'awaiting_connector',
  hasReplied: false,
  repliedWith: null,
  isPostponed: false,
  targetConsent: null,
}

test('without an answer the connector’s link works while the connector is waited for, and at no other stage', () => {
  const working = stages.filter((stage) => isForThisStage('connector', { ...open, stage }))
  expect(working).toEqual(['awaiting_connector'])
})

test('the target’s link works only after the connector said that they may be asked', () => {
  const at = (change: Partial<GuestRequest>) => isForThisStage('target', { ...open, ...change })
  expect(stages.filter((stage) => at({ stage, repliedWith: 'ask_target' }))).toEqual(['connector_replied'])
  expect(at({ stage: 'connector_replied', repliedWith: 'introduce' })).toBe(false)
  expect(at({ stage: 'meeting_booked', repliedWith: 'ask_target', targetConsent: 'yes' })).toBe(true)
  expect(at({ stage: 'cancelled', repliedWith: 'ask_target', targetConsent: 'yes' })).toBe(false)
})

test('after a yes nothing is left to say but that it was forwarded', () => {
  const replied: GuestRequest = { ...open, stage: 'connector_replied', hasReplied: true, repliedWith: 'introduce' }
  const state = pageStateOf(replied)
  expect(state).toBe('forward')
  expect((['accept', 'decline', 'later', 'sent'] as const).filter((answer) => mayReply(state, answer))).toEqual([
    'sent',
  ])
  expect(mayReply(pageStateOf({ ...replied, repliedWith: 'ask_target' }), 'sent')).toBe(false)
  expect(pageStateOf({ ...replied, stage: 'intro_sent' })).toBe('sent')
  expect(pageStateOf({ ...replied, stage: 'intro_sent', repliedWith: 'ask_target' })).toBe('over')
})

test('whoever had the target asked first sees that they said yes, and never that they said no', () => {
  const asked: GuestRequest = { ...open, stage: 'connector_replied', hasReplied: true, repliedWith: 'ask_target' }
  const unanswered = pageStateOf(asked)
  expect(unanswered).toBe('ask_target')
  for (const targetConsent of ['not_now', 'never'] as const)
    expect(pageStateOf({ ...asked, targetConsent })).toBe(unanswered)
  for (const stage of ['target_replied', 'meeting_booked', 'converted'] as const)
    expect(pageStateOf({ ...asked, stage, targetConsent: 'yes' })).toBe('introduced')
})
