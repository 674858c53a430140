import { expect, test } from 'vitest'
import { hiddenWords, hideRuleAbout } from './hide-rule-words.ts'
import { type Draft, isSameDraft, modeFor } from './sharing-shapes.ts'
import { newContactsWords, previewWords, savedWords, sharesWords } from './sharing-words.ts'

const draft = (mode: Draft['mode'], ...chosen: string[]): Draft => ({ mode, chosen: new Set(chosen) })

test('ticks count only where ticks are asked for', () => {
  expect(isSameDraft(draft('private', 'bob'), draft('private'))).toBe(true)
  expect(isSameDraft(draft('selected', 'bob'), draft('selected', 'eve'))).toBe(false)
  expect(isSameDraft(draft('selected', 'bob', 'eve'), draft('selected', 'eve', 'bob'))).toBe(true)
})

test('what is saved is previewed as it is, and what is not as it would be for that teammate', () => {
  expect(modeFor(draft('workspace'), draft('workspace'), 'bob')).toBeUndefined()
  expect(modeFor(draft('workspace'), draft('private'), 'bob')).toBe('workspace')
  expect(modeFor(draft('selected', 'eve'), draft('private'), 'bob')).toBe('private')
  expect(modeFor(draft('selected', 'eve'), draft('private'), 'eve')).toBe('selected')
})

test('saving says who can use what now', () => {
  const bob = { userId: 'b', name: 'Bob Reyes' }
  expect(savedWords('private', [], 3)).toBe('Saved. Only you can use your network now.')
  expect(savedWords('selected', [], 3)).toBe('Saved. You chose nobody, so only you can use your network.')
  expect(savedWords('workspace', [], 3)).toBe(
    'Saved. You are the only member so far. Everyone who joins will be able to use your network.',
  )
  expect(savedWords('selected', [bob], 3)).toBe('Saved. Bob Reyes can use your network now.')
  expect(savedWords('workspace', [bob], 0)).toContain('You have no contacts yet.')
  expect(sharesWords([bob, { userId: 'e', name: 'Eve Okafor' }])).toBe('Bob Reyes and Eve Okafor')
})

test('a preview says what it is of, and what stays hidden', () => {
  const seen = { teammate: { userId: 'b', name: 'Bob Reyes' }, mode: 'workspace' as const, items: [] }
  expect(previewWords({ ...seen, shown: 0, hidden: 0 }, true)).toBe('Bob Reyes sees none of your contacts.')
  expect(previewWords({ ...seen, shown: 1200, hidden: 3 }, false)).toBe(
    'If you save this, Bob Reyes will see 1,200 of your contacts. 3 hidden contacts are visible only to you.',
  )
})

test('what was hidden is named, and counted where it is more than one person', () => {
  const hideRule = { id: 'h', contact: null, company: null, domain: null, contacts: 12, createdAt: '' }
  const ana = { ...hideRule, kind: 'contact' as const, contact: { id: 'a', name: 'Ana Lima' }, contacts: 1 }
  expect(hiddenWords(ana)).toBe('Ana Lima is now hidden. Nobody else can see this contact.')
  const acme = { ...hideRule, kind: 'company' as const, company: 'Acme' }
  expect(hiddenWords(acme)).toBe('Acme is now hidden, with 12 contacts. Nobody else can see them.')
  expect(hideRuleAbout(acme)).toBe('everyone at this company, 12 contacts so far')
})

test('before anything comes in it is said who will see it', () => {
  const kofi = { userId: 'k', name: 'Kofi Mensah' }
  expect(newContactsWords({ mode: 'private', sharedWith: [] })).toContain('Only you can see')
  expect(newContactsWords({ mode: 'selected', sharedWith: [kofi] })).toBe(
    'You share your network with Kofi Mensah. They’ll find paths through new contacts too, unless you hide them.',
  )
  expect(newContactsWords({ mode: 'workspace', sharedWith: [] })).toContain('everyone in this workspace')
  expect(newContactsWords(undefined)).toContain('as you chose')
})

test('a rule that hides nobody says so', () => {
  const rule = { id: 'r', kind: 'company', contact: null, company: 'Northlane', domain: null, createdAt: '' } as const
  expect(hiddenWords({ ...rule, contacts: 0 })).toContain('nobody is hidden now')
  expect(hiddenWords({ ...rule, contacts: 5 })).toBe(
    'Northlane is now hidden, with 5 contacts. Nobody else can see them.',
  )
})
