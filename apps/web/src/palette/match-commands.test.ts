import { expect, test } from 'vitest'
import { matchCommands } from './match-commands.ts'

const labels = (typed: string, role: Parameters<typeof matchCommands>[1] = 'owner') =>
  matchCommands(typed, role).map(({ label }) => label())

test('nothing typed is everything', () => {
  expect(labels('')).toContain('Home')
  expect(labels('')).toContain('Sign out')
})

test('words are found by their beginning, in any order, and under other names', () => {
  expect(labels('export import')).toEqual(['Import a LinkedIn export'])
  expect(labels('bring')).toEqual(['Import a LinkedIn export', 'Import other files'])
  expect(labels('theme')).toHaveLength(3)
  expect(labels('ut')).toEqual([])
})

test('a label that begins so comes before one that only mentions it', () => {
  expect(labels('sett')[0]).toBe('Settings')
  expect(labels('search')[0]).toBe('Search')
})

test('what one may not do is not offered', () => {
  expect(labels('invite', 'member')).toEqual(['Who to invite next'])
  expect(labels('import', 'viewer')).toEqual([])
  expect(labels('audit', 'admin')).toEqual(['Audit log'])
})

test('lists, missions, rules, an export and help are a few letters away', () => {
  const typed = ['new list', 'new miss', 'my rules', 'csv', 'help']
  expect(typed.map((words) => labels(words)[0])).toEqual([
    'New list',
    'New mission',
    'My rules',
    'Export contacts',
    'Help and keyboard shortcuts',
  ])
})

test('no screen stands there twice', () => {
  const all = labels('')
  expect(new Set(all).size).toBe(all.length)
})
