import { expect, test } from 'vitest'
import { personKinds } from '@wellmet/identity/person-keys/person-kinds.rules.ts'
import { wordsOfName } from '../contact-fields/contact-words.rules.ts'
import { afterEdit, editsAfterFile, withoutEdited } from './contact-edits.rules.ts'

const words = { ...wordsOfName('Joost de Wit'), title: 'Founder', company: 'Kade' }

test('an edit remembers what the files say, through later edits, until the field reads the same again', () => {
  const first = afterEdit(words, null, { title: 'CEO', location: 'Ghent' })
  expect(first).toEqual({
    words: { ...words, title: 'CEO', location: 'Ghent' },
    edits: { title: 'Founder', location: null },
  })
  const second = afterEdit(first.words, first.edits, { title: 'Chair', location: null })
  expect(second).toEqual({ words: { ...words, title: 'Chair' }, edits: { title: 'Founder' } })
  expect(afterEdit(second.words, second.edits, { title: 'Founder' })).toEqual({ words, edits: null })
})

test('a file says nothing of an edited field, and its words are kept beside the edit', () => {
  const draft = { ...words, title: 'Partner', company: 'Kade BV', companyId: '7', personKind: 0 }
  const edits = { company: 'Kade' }
  const counts = withoutEdited(draft, { ...words, company: 'Kade Ventures' }, edits)
  expect(counts).toEqual({ ...draft, company: null, companyId: null, personKind: personKinds.investor })
  expect(withoutEdited(draft, { ...words, name: 'Joost W.' }, { name: 'Joost de Wit' }).name).toBe('Joost W.')
  expect(editsAfterFile(draft, edits)).toEqual({ company: 'Kade BV' })
  expect(editsAfterFile({ ...draft, company: null }, edits)).toBeNull()
  expect(editsAfterFile({ ...draft, company: 'Kade' }, edits)).toBeNull()
})
