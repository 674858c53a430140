import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  everyWordOf,
  exactQuery,
  fuzzyQuery,
  searchVector,
  tokensOf,
  variantsOf,
  type Findable,
  type TokenQuery,
} from './search-words.rules.ts'

const nobody: Findable = { name: '…', company: null, title: null, location: null }
const zoe = {
  name: 'Zoë Müller-Lüdenscheidt',
  company: 'Kade Systems',
  title: 'VP, Engineering',
  location: 'São Paulo',
}
/** By the tokens of this contact alone. */
const isFound = (contact: Findable, { people, words }: TokenQuery): boolean => {
  const meant = everyWordOf(contact).filter((word) => variantsOf(word).some((token) => words.includes(token)))
  return tokensOf(contact).some((token) => [...people, ...meant.map((word) => `word:${word}`)].includes(token))
}

test('every word and what it means stands in its field, and other spellings stand behind', () => {
  expect(searchVector(zoe).split(' ')).toEqual([
    "'zoe':1A",
    "'muller':2A",
    "'ludenscheidt':3A",
    "'mullerludenscheidt':4A",
    "'ml':5A",
    "'zoe':6A",
    "'mueller':7A",
    "'luedenscheidt':8A",
    "'kade':9B",
    "'systems':10B",
    "'kadesystems':11B",
    "'=company:kadesystems':12B",
    "'=sector:software':13B",
    "'vp':14C",
    "'engineering':15C",
    "'=function:engineering':16C",
    "'=job:engineering:vp':17C",
    "'=level:vp':18C",
    "'sao':19D",
    "'paulo':20D",
    "'=place:city:sao-paulo':21D",
    "'=place:country:br':22D",
    "'=place:state:br.27':23D",
  ])
  expect(searchVector(nobody)).toBe('')
})

test('an address instead of a name is a name before the @ alone, and its domain stands for an unknown company', () => {
  const contact = { ...nobody, name: 'mara.lind@meridian-logistics.de', domains: ['meridian-logistics.de'] }
  expect(everyWordOf(contact)).toEqual(
    expect.arrayContaining(['mara', 'lind', 'meridian', 'logistics', 'meridianlogistics']),
  )
  expect(everyWordOf(contact)).not.toContain('de')
  expect(everyWordOf({ ...contact, company: 'Kade' })).not.toContain('meridian')
})

test('whatever is written, a vector and tokens hold only words and codes', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 40 })
  fc.assert(
    fc.property(text, text, text, text, (name, company, title, location) => {
      for (const entry of searchVector({ name, company, title, location }).split(' ').filter(Boolean))
        expect(entry).toMatch(/^'[^'\\\s]+':\d+[A-D]$/)
    }),
  )
})

test.each(['zoe', 'mu', 'mul', 'mulle', 'kad', 'kadesystems', 'engineeri', 'paulo'])(
  'typing %s finds them',
  (typed) => {
    expect(isFound(zoe, exactQuery(typed))).toBe(true)
  },
)

test.each(['mller', 'muuller', 'mulelr', 'mubler', 'kaed', 'sysetms'])(
  'typing %s wrongly still finds them',
  (typed) => {
    expect(isFound(zoe, exactQuery(typed))).toBe(false)
    expect(isFound(zoe, fuzzyQuery(typed))).toBe(true)
  },
)

test('every word one letter away has a token in common, and so does every beginning', () => {
  const name = fc.stringMatching(/^[a-z]{4,12}$/)
  fc.assert(
    fc.property(name, fc.nat(), fc.stringMatching(/^[a-z]$/), (word, at, letter) => {
      const contact = { ...nobody, name: word }
      const i = at % word.length
      const wrong = word.slice(0, i) + letter + word.slice(i + 1)
      const more = word.slice(0, i) + letter + word.slice(i)
      const less = word.slice(0, i) + word.slice(i + 1)
      for (const typed of [wrong, more, less]) expect(isFound(contact, fuzzyQuery(typed))).toBe(true)
      for (let n = 2; n <= word.length; n++) expect(isFound(contact, exactQuery(word.slice(0, n)))).toBe(true)
    }),
  )
})
