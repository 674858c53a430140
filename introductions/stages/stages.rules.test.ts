import { expect, test } from 'vitest'
import { RawStatus, Tab } from './stages.contract.ts'
import {
  isOpen,
  mayMove,
  movesFrom,
  rawStatuses,
  stageOf,
  stages,
  stagesIn,
  statusesFor,
  waitsFor,
} from './stages.rules.ts'

test.each([
  ['draft drafted', 'pending drafted not_contacted'],
  ['pending requested awaiting_connector', 'pending awaiting_connector not_contacted'],
  ['approved accepted connector_replied', 'approved connector_replied not_contacted'],
  ['sent intro_sent', 'in_progress completed intro_sent'],
  ['replied target_replied', 'replied completed target_replied'],
  ['meeting meeting_booked', 'meeting completed meeting_booked'],
  ['completed converted', 'completed completed converted'],
  ['declined', 'declined declined declined'],
  ['failed ghosted archived cancelled', 'cancelled failed ghosted'],
])('%s means %s', (words, statuses) => {
  for (const word of words.split(' ')) {
    const { dashboardStatus, connectorStatus, targetStatus } = statusesFor(stageOf(word as never))
    expect(`${dashboardStatus} ${connectorStatus} ${targetStatus}`).toBe(statuses)
  }
})

test('there are 21 words for nine stages', () => {
  expect([rawStatuses.length, stages.length]).toEqual([21, 9])
  expect(rawStatuses).toEqual(RawStatus.options)
  expect(new Set(rawStatuses.map((word) => stageOf(word as never)))).toEqual(new Set(stages))
})

test('forward, skipping if need be; an open one may end; an ended one may be drafted anew; a converted one is final', () => {
  expect(movesFrom('connector_replied')).toEqual([
    'intro_sent',
    'target_replied',
    'meeting_booked',
    'converted',
    'declined',
    'cancelled',
  ])
  expect([movesFrom('declined'), movesFrom('cancelled'), movesFrom('converted')]).toEqual([
    ['drafted'],
    ['drafted'],
    [],
  ])
  for (const stage of stages) expect(mayMove(stage, stage)).toBe(true)
  expect(mayMove('intro_sent', 'awaiting_connector')).toBe(false)
  expect(stages.filter(isOpen)).toHaveLength(6)
})

test('the tabs', () => {
  expect(Object.fromEntries(Tab.options.map((tab) => [tab, stagesIn(tab).length]))).toEqual({
    all: 9,
    active: 6,
    in_progress: 1,
    completed: 1,
    declined: 1,
  })
})

test('everybody has their turn', () => {
  expect(stages.map(waitsFor)).toEqual([
    'me',
    'connector',
    'connector',
    'target',
    'me',
    'me',
    'nobody',
    'nobody',
    'nobody',
  ])
})
