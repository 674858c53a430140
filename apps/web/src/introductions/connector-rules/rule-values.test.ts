import { expect, test } from 'vitest'
import { limitChoices, type Rules, toRules, toValues } from './rule-values.ts'

const rules: Rules = {
  asksAMonth: 7,
  batchDay: 2,
  quietFrom: '2026-12-20',
  quietTo: '2027-01-06',
  noGoCompanies: ['Acme', 'Kade'],
  noGoPeople: [
    { name: 'Ana Lima', email: 'ana@example.com' },
    { name: 'Bo', company: 'Kade' },
  ],
  tellsOutcomes: false,
}

test('rules that nobody touched come back as they were, with what the form does not show', () => {
  expect(toRules(toValues(rules), rules)).toEqual(rules)
})

test('no limit of one’s own is the usual one, and a limit that is not in the list is added to it', () => {
  expect(toRules({ ...toValues(rules), asksAMonth: 'usual' }, rules).asksAMonth).toBeNull()
  expect(limitChoices('7').map(({ value }) => value)).toContain('7')
})

test('empty lines and people without a name are left out', () => {
  const values = { ...toValues(rules), noGoCompanies: '\n Acme \n', noGoPeople: [{ name: ' ', company: 'X' }] }
  expect(toRules(values, rules)).toMatchObject({ noGoCompanies: ['Acme'], noGoPeople: [] })
})
