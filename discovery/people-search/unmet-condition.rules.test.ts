import { expect, test } from 'vitest'
import { readQuestion } from '../questions/read-question.rules.ts'
import { droppedConditions, unmetNotice } from './unmet-condition.rules.ts'

test.each([
  ['people Mei-Lin knows', 'Mei-Lin shares no contacts with you.'],
  ['people I met this month', 'No meetings on record this month.'],
  ['wen habe ich letzten Monat getroffen', 'No meetings on record last month.'],
  ['people I connected with in the last 3 weeks', 'No new LinkedIn connections on record in the last 21 days.'],
  ['people I know', 'You have no contacts of your own yet.'],
  ['people not spoken to in a year', 'Nobody’s last contact with you on record is that long ago.'],
])('%s: %s', (asked, message) => {
  expect(unmetNotice(readQuestion(asked).conditions).message).toBe(message)
})

test('a condition that is left out says why', () => {
  const { conditions } = readQuestion('captains Gesa knows')
  expect(droppedConditions(conditions, conditions)[0]!.why).toContain('Gesa shares no contacts with you.')
  expect(droppedConditions(conditions, [])[0]!.why).toContain('None of the contacts Gesa shares with you fits.')
})
