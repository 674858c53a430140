import { expect, test } from 'vitest'
import { usersMessages } from '@wellmet/account/users/users.messages.ts'
import '@wellmet/account/users/users.messages.de.ts'
import { inLocale, languages } from '@wellmet/platform/messages/locale.ts'
import { askerWords } from './asker-words.rules.ts'
import { findAskerIn } from './blind.rules.ts'

const ana = { name: 'Ana Lima', workspace: 'Halyard Labs', address: 'ana@halyard.example' }

test.each([
  ['I’m Ana.', 'Ana'],
  ['best, ana', 'Ana'],
  ['(Lima, of course)', 'Lima'],
  ['We at halyard labs build ships.', 'Halyard Labs'],
  ['Write to ANA@halyard.example', 'ana@halyard.example'],
  ['Analysts in Limassol use a halyard and have labs.', null],
])('what names the asker is found in %j', (text, found) => {
  expect(findAskerIn(text, ana)).toBe(found)
})

test('a name is found without its accents, and one that is an ordinary word only where it is a name', () => {
  expect(findAskerIn('Jose here', { ...ana, name: 'José Ruiz' })).toBe('Jose')
  expect(findAskerIn('I will write', { ...ana, name: 'Will Marsh' })).toBeNull()
  expect(findAskerIn('Best, Will', { ...ana, name: 'Will Marsh' })).toBe('Will')
})

test('the workspace is named beside the asker unless it is named after a person', () => {
  expect(askerWords({ name: 'Ana Lima', workspace: 'Halyard' })).toBe('Ana Lima (Halyard)')
  expect(askerWords({ name: 'Nora Lindqvist', workspace: 'Nora Lindqvist’s workspace' })).toBe('Nora Lindqvist')
  expect(askerWords({ name: 'Nora Lindqvist', workspace: 'Workspace von nora lindqvist' })).toBe('Nora Lindqvist')
  for (const language of languages) {
    const workspace = inLocale(language, () => usersMessages.firstWorkspace({ name: 'Mara Lindt' }))
    expect(askerWords({ name: 'Tess Okoro', workspace })).toBe('Tess Okoro')
  }
})
