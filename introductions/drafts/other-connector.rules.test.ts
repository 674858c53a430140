import { expect, test } from 'vitest'
import { askThrough } from './asked-sentences.rules.ts'
import './drafts.messages.de.ts'
import { findOtherConnector } from './other-connector.rules.ts'

const parties = {
  connector: 'Sara Haas',
  others: ['Kofi Mensah', 'Ella Brandt', 'Tunde Ogunleye', 'Ana Ruiz', 'Will Marsh'],
  named: ['Tunde Nwosu', 'Ana Lima'],
}

test.each([
  ['I asked Kofi to introduce us because you both work at Greywatch.', 'Kofi'],
  ['I asked Nadia whether they could introduce us.', 'Nadia'],
  ['I’m Ana Lima from Halyard. Kofi was kind enough to pass this on to you.', 'Kofi'],
  ['Kofi Mensah war so nett, Ihnen diese Zeilen weiterzuleiten; Sie haben beide bei Tandem gearbeitet.', 'Kofi Mensah'],
  ['Sara was kind enough to pass this on to you; you both worked at Greywatch.', null],
  ['I know Ella Brandt and asked for an introduction.', 'Ella Brandt'],
  ['Ich habe Kofi um ein Intro gebeten, weil ihr euch kennt.', 'Kofi'],
  ['Ich kenne Kofi Mensah und habe um ein Intro gebeten.', 'Kofi Mensah'],
  ['Kofi suggested that we talk.', 'Kofi Mensah'],
  ['You met Ella Brandt in May.', 'Ella Brandt'],
  ['I asked Sara to introduce us because you both work at Greywatch.', null],
  ['I know Sara Haas and asked for an introduction.', null],
  ['Hi Tunde, I’m Ana. Will you talk with me?', null],
  ['We work like Ella Fitzgerald sang. Koficorp pays.', null],
])('whoever is named although another is asked is found: %s', (text, found) => {
  expect(findOtherConnector(text, parties)).toBe(found)
})

test('a message that went through somebody else says who is asked now, in its own language, and keeps the rest', () => {
  const about = (asked: string) => `Hi Tunde,\n\nI’m Ana. ${asked}\n\nMy own words.`
  expect(askThrough(about('I asked Kofi to introduce us because you both work at Greywatch.'), 'Sara Haas')).toBe(
    about('Sara was kind enough to pass this on to you.'),
  )
  expect(askThrough(about('Ich habe Kofi um ein Intro gebeten, weil ihr euch kennt.'), 'Sara Haas')).toBe(
    about('Sara Haas war so nett, Ihnen diese Zeilen weiterzuleiten.'),
  )
  const own = about('I asked Sara to introduce us because you know each other.')
  expect(askThrough(own, 'Sara Haas')).toBe(own)
  expect(askThrough('Kofi says hi.', 'Sara Haas')).toBe('Kofi says hi.')
})
