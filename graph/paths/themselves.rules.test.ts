import { expect, test } from 'vitest'
import { comesBack, leadsToThemselves, withoutThemselves } from './themselves.rules.ts'

const emma = { name: 'Emma Baker', title: 'CTO', company: 'Stripe' }
const between = (name: string, company: string | null, isKeptApart = false) => ({
  name,
  title: null,
  company,
  isKeptApart,
  total: 3,
})

test('nobody stands between the viewer and another entry of their own', () => {
  const rows = [between('Emma Baker', 'Stripe'), between('Baker, Emma', null), between('Milan Chen', 'Stripe')]
  expect(withoutThemselves(emma, rows, 10)).toEqual([{ ...between('Milan Chen', 'Stripe'), total: 1 }])
})

test('who is kept separate by hand is somebody else', () => {
  const rows = [between('Emma Baker', 'Stripe', true)]
  expect(withoutThemselves(emma, rows, 10)).toEqual(rows)
})

test('a colleague with the same family name is somebody else', () => {
  expect(withoutThemselves(emma, [between('Paul Baker', 'Stripe')], 10)).toHaveLength(1)
})

test('a teammate is no way to their own entry, nor a third step back to anybody on the path', () => {
  const row = { kind: 'workspace' as const, name: 'Kofi Mensah' }
  expect(leadsToThemselves({ ...row, ownerName: 'Kofi Mensah' })).toBe(true)
  expect(leadsToThemselves({ ...row, ownerName: 'Ana Lima' })).toBe(false)
  expect(comesBack({ name: 'Emma Baker', ownerName: 'Ana Lima' }, emma)).toBe(true)
  expect(comesBack({ name: 'Milan Chen', ownerName: 'Emma Baker' }, emma)).toBe(true)
  expect(comesBack({ name: 'Milan Chen', ownerName: 'Ana Lima' }, emma)).toBe(false)
})
