import { expect, test } from 'vitest'
import {
  candidatesOf,
  chanceOf,
  companyNames,
  inviteInTurn,
  leadsWell,
  inviteSuggestionsNotice,
  reasonWords,
  type Reasons,
} from './invite-suggestions.rules.ts'

const knows = (contact: string, target: string, said: Partial<Reasons> = {}): Reasons => ({
  contact,
  target,
  public: 900,
  observed: null,
  colleagues: 0,
  ...said,
})

test('companies are typed into one line, each once', () => {
  expect(companyNames(' Kade Systems, Acme;Kade Systems,, ')).toEqual(['Kade Systems', 'Acme'])
  expect(companyNames(',')).toEqual([])
})

test('what public facts say of two colleagues is not counted a second time', () => {
  expect(chanceOf(knows('ana', 'x', { public: 400, colleagues: 900 }))).toBe(400)
  expect(chanceOf(knows('ana', 'x', { public: null, colleagues: 900 }))).toBe(900)
  expect(chanceOf(knows('ana', 'x', { public: 500, observed: 500 }))).toBe(750)
})

test('a good route needs contact both ways and more than a shared employer', () => {
  const seen = knows('ana', 'x', { public: null, observed: 600 })
  expect(leadsWell(seen, true)).toBe(true)
  expect(leadsWell(seen, false)).toBe(false)
  expect(leadsWell(knows('ana', 'x', { public: 950 }), true)).toBe(false)
  expect(leadsWell(knows('ana', 'x', { public: null, observed: 400 }), true)).toBe(false)
})

test('why somebody likely knows the targets is said, each target once, the most telling reason first', () => {
  const at = { company: 'Kade', companySize: 40 }
  expect(reasonWords([knows('ana', 'x')], at)).toEqual(['Worked at the same company as them (public directory)'])
  expect(
    reasonWords(
      [
        knows('ana', 'x'),
        knows('ana', 'y', { colleagues: 700 }),
        knows('ana', 'z', { public: null, colleagues: 700 }),
        knows('ana', 'w', { observed: 600, colleagues: 700 }),
      ],
      at,
    ),
  ).toEqual([
    'Was in your small threads or meetings with 1 of them',
    'Works at Kade with 2 of them (about 40 people)',
    'Worked at the same company as 1 of them (public directory)',
  ])
  expect(reasonWords([knows('ana', 'z', { public: null, colleagues: 700 })], { ...at, companySize: null })).toEqual([
    'Works at Kade with them',
  ])
})

test('whoever was invited is not a reason to invite the next', () => {
  const among = ['ana', 'ben', 'cem'].flatMap((contact) =>
    ['ana', 'ben', 'cem'].filter((target) => target !== contact).map((target) => knows(contact, target)),
  )
  expect(inviteInTurn(candidatesOf(among), 3)).toMatchObject([{ key: 'ana', gain: 2, targets: ['ben', 'cem'] }])
})

test('each further invitation counts only what those before it do not reach', () => {
  const reasons = [
    ...['x', 'y', 'z'].map((target) => knows('ana', target)),
    ...['y', 'z', 'w'].map((target) => knows('ben', target)),
    knows('cem', 'x'),
  ]
  expect(inviteInTurn(candidatesOf(reasons), 3).map(({ key, gain }) => [key, gain])).toEqual([
    ['ana', 3],
    ['ben', 1],
  ])
  expect(inviteInTurn(candidatesOf(reasons), 1)).toHaveLength(1)
})

test('when there is nothing to suggest, the next step is said', () => {
  const found = { contacts: 5, basis: 'known' as const, targets: 3, picks: 0 }
  expect(inviteSuggestionsNotice({ ...found, picks: 1 })).toBeNull()
  expect(inviteSuggestionsNotice({ ...found, contacts: 0 })).toMatchObject({ code: 'no_contacts' })
  expect(inviteSuggestionsNotice({ ...found, targets: 0 })).toMatchObject({ code: 'no_targets' })
  expect(inviteSuggestionsNotice(found)).toMatchObject({ code: 'no_ties' })
})
