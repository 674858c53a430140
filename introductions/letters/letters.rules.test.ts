import { expect, test } from 'vitest'
import type { Explanation } from '@wellmet/graph/paths/paths.contract.ts'
import { stages } from '../requests/vocabulary.rules.ts'
import {
  closingWords,
  isForThisStage,
  letterState,
  mailtoOf,
  mayAnswer,
  mayPostponeTo,
  namesSomebody,
  oneLine,
  whyConnector,
  type Standing,
} from './letters.rules.ts'

const open: Standing = {
  stage: 'awaiting_connector',
  hasAnswered: false,
  answeredWith: null,
  isPostponed: false,
  targetAnswer: null,
}

test('without an answer the connector’s link works while the connector is waited for, and at no other stage', () => {
  const working = stages.filter((stage) => isForThisStage('connector', { ...open, stage }))
  expect(working).toEqual(['awaiting_connector'])
})

test('the target’s link works only after the connector said that they may be asked', () => {
  const at = (change: Partial<Standing>) => isForThisStage('target', { ...open, ...change })
  expect(stages.filter((stage) => at({ stage, answeredWith: 'ask_target' }))).toEqual(['connector_replied'])
  expect(at({ stage: 'connector_replied', answeredWith: 'introduce' })).toBe(false)
  expect(at({ stage: 'meeting_booked', answeredWith: 'ask_target', targetAnswer: 'yes' })).toBe(true)
  expect(at({ stage: 'cancelled', answeredWith: 'ask_target', targetAnswer: 'yes' })).toBe(false)
})

test('after a yes nothing is left to say but that it was forwarded', () => {
  const replied: Standing = { ...open, stage: 'connector_replied', hasAnswered: true, answeredWith: 'introduce' }
  const state = letterState(replied)
  expect(state).toBe('forward')
  expect((['accept', 'decline', 'later', 'sent'] as const).filter((answer) => mayAnswer(state, answer))).toEqual([
    'sent',
  ])
  expect(mayAnswer(letterState({ ...replied, answeredWith: 'ask_target' }), 'sent')).toBe(false)
  expect(letterState({ ...replied, stage: 'intro_sent' })).toBe('sent')
  expect(letterState({ ...replied, stage: 'intro_sent', answeredWith: 'ask_target' })).toBe('over')
})

test('a no of the target and silence read alike, and before an introduction there is no news', () => {
  expect(closingWords('declined', 'Mara', 'Joost', true)).toBe(closingWords('cancelled', 'Mara', 'Joost', true))
  expect(closingWords('declined', 'Mara', 'Joost', false)).toBeNull()
  expect(closingWords('intro_sent', 'Mara', 'Joost', true)).toBeNull()
})

test('names fit on one line and read in one direction', () => {
  expect(oneLine('Ana\r\nBcc: eve@evil.example')).toBe('Ana Bcc: eve@evil.example')
  expect(oneLine('\u202eAna\u0000 \u2028 Lima\u200b')).toBe('Ana Lima')
  expect(oneLine('x'.repeat(500))).toHaveLength(200)
})

test('the connector is told what is for them to read, whatever its words', () => {
  const explanations: Explanation[] = [
    { text: 'You and Ana wrote to each other 14 times.', audience: 'viewer' },
    { text: 'Ana and Joost met in five small meetings.', audience: 'viewer' },
    { text: 'You and Ana are in this workspace together.', audience: 'workspace' },
    { text: 'Ana and Joost both work at Your Media.', audience: 'connector' },
  ]
  expect(whyConnector({ explanations })).toEqual(['Ana and Joost both work at Your Media.'])
  expect(whyConnector({ explanations: [] })).toEqual([])
})

test('a text that says who asks is noticed', () => {
  expect(namesSomebody('Mara builds tools', 'Mara Lind')).toBe(true)
  expect(namesSomebody('(Lind, of course)', 'Mara Lind')).toBe(true)
  expect(namesSomebody('Marathon in Linden', 'Mara Lind')).toBe(false)
})

test('the mail program is opened with the whole text and no address', () => {
  const link = mailtoOf('Harbours & ships?', 'One\nTwo')
  expect(link).toBe('mailto:?subject=Harbours%20%26%20ships%3F&body=One%0D%0ATwo')
})

test('an answer is put off by a day at least and by half a year at most', () => {
  const today = new Date('2026-11-15T12:00:00Z')
  expect(['2026-11-15', '2026-11-16', '2027-05-01', '2027-06-01'].map((day) => mayPostponeTo(day, today))).toEqual([
    false,
    true,
    true,
    false,
  ])
})
