import { expect, test } from 'vitest'
import { kindOf, personKinds } from './person-kinds.rules.ts'

const { founder, investor } = personKinds

test.each([
  ['Founder & CEO', 'Kade', founder],
  ['Co-Founder', null, founder],
  ['cofounder', 'Kade', founder],
  ['Angel Investor', null, investor],
  ['Partner', 'Northgate Ventures', investor],
  ['Founding Partner', 'Northgate Capital', founder | investor],
  ['Partner', 'Baker & Sons Law', 0],
  ['VP Engineering', 'Foundry', 0],
  ['Principal Engineer', 'Capital One', 0],
  ['Investment Banking Analyst', 'Morgan', 0],
  [null, 'Northgate Ventures', 0],
])('%s at %s', (title, company, kind) => {
  expect(kindOf(title, company)).toBe(kind)
})
