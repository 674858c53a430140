import { expect, test } from 'vitest'
import { retiredNames } from '../../tools/check/retired-names.ts'

const foundIn = (path: string, content: string): string[] => retiredNames([path], () => content)

test.each([
  ['contacts/deletions/delete-contact.ts', 'const hiddenReceipt = 1', 'receipt (now breakdown or summary)'],
  ['contacts/hidings/hide.ts', 'export {}', 'hidings (now hide rules)'],
  ['discovery/reach/reach.sql', '-- name: list_reach\nselect owner_id from contacts.contacts', 'owner_id'],
  ['discovery/reach/reach.sql', '-- name: list_ties\nselect 1', 'ties (now relationships)'],
  ['discovery/reach/reach.ts', 'const worthMeeting = []', 'worth meeting (now recommended people)'],
  ['connections/engine/engine.store.ts', 'const row = { owner_id: 1 }', 'owner_id'],
  ['connections/providers/pipedrive/pipedrive.ts', 'const hiddenReceipt = 1', 'receipt (now breakdown or summary)'],
])('a retired name is caught: %s %s', (path, content, word) => {
  expect(foundIn(path, content)).toEqual([`retired: ${path} says ${word}`])
})

test.each([
  ['discovery/reach/reach.ts', "const text = 'the ties that bind' // a picture of it"],
  ['discovery/reach/reach.sql', "-- A receipt of ties.\n-- name: list_reach\nselect 'receipt' as kind"],
])('sentences are free: %s %s', (path, content) => {
  expect(foundIn(path, content)).toEqual([])
})

test.each(['connections/providers/pipedrive/pipedrive-persons.ts', 'tools/stand-ins/crm/pipedrive.ts'])(
  'a field that a provider calls so is free: %s',
  (path) => {
    expect(foundIn(path, 'const person = { owner_id: 1 }')).toEqual([])
  },
)
