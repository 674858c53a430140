import { expect, test } from 'vitest'
import { readQuestion } from './read-question.rules.ts'
import { relaxations } from './relax-question.rules.ts'

test.each([
  ['VP Sales at Acme in Berlin', [['location'], ['location', 'level'], ['location', 'level', 'role']]],
  ['ex-Google engineers at Acme', [['role'], ['role', 'former']]],
  ['jane doe in Berlin', [['location']]],
  ['CTO in Berlin', [['location'], ['location', 'level']]],
  ['CFO Berlin', [['location'], ['location', 'level']]],
  ['CFO Jane Berlin', [['level'], ['level', 'role']]],
  ['Jane Doe at Acme', []],
  ['"head of platform" at Acme in Berlin', [['location']]],
  ['in Berlin', []],
  ['engineers', []],
  ['', []],
])('%s is widened step by step', (text, steps) => {
  expect(relaxations(readQuestion(text)).map(({ dropped }) => dropped.map(({ part }) => part))).toEqual(steps)
})

test('something always remains, names and companies always, and what is not wanted stays unwanted', () => {
  for (const text of ['VP Sales in Berlin', 'ex-Google CTO in Paris', 'Jane, CTO at Acme in Berlin -Google'])
    for (const { question } of relaxations(readQuestion(text))) {
      const asked = readQuestion(text)
      expect(question.slots.length).toBeGreaterThan(0)
      expect(question.unwanted).toEqual(asked.unwanted)
      const kept = ({ part }: { part: string }) => part === 'word' || part === 'company'
      expect(question.slots.filter(kept)).toEqual(asked.slots.filter(kept))
    }
})

test('it says what was left out as it was typed, a level by the title that has it', () => {
  const steps = relaxations(readQuestion('vice president of sales at Acme in São Paulo'))
  expect(steps.at(-1)?.dropped).toEqual([
    { part: 'location', typed: 'São Paulo' },
    { part: 'level', typed: 'vice president of sales' },
    { part: 'role', typed: 'vice president of sales' },
  ])
})

test('the level of a title is left out before the title', () => {
  const { dropped } = relaxations(readQuestion('vp sales at Acme')).at(-1)!
  expect(dropped.map(({ part }) => part)).toEqual(['level', 'role'])
})
