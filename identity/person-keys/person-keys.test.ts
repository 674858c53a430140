import { expect, test } from 'vitest'
import { personKeys } from './person-keys.ts'

const keys = personKeys({ dataSecret: 'a secret of at least thirty-two characters' })
const nobody = { emails: [], phones: [] }

test('the strongest handle comes first, and the same handle is the same person for everybody', () => {
  const all = keys.of({ linkedinSlug: 'ana', emails: ['Ana@Example.com'], phones: ['+4912345'] })
  expect(all).toHaveLength(3)
  expect(keys.of({ ...nobody, linkedinSlug: 'ana' })).toEqual([all[0]])
  expect(keys.of({ ...nobody, emails: ['ana@example.com'] })).toEqual([all[1]])
  expect(
    personKeys({ dataSecret: 'another secret of thirty-two characters' }).of({ ...nobody, linkedinSlug: 'ana' }),
  ).not.toEqual([all[0]])
})

test('a name alone is a person of one owner, whatever the spelling', () => {
  expect(keys.byName('seat', 'Zoë  Müller', 'Acme')).toBe(keys.byName('seat', 'zoe muller', 'ACME'))
  expect(keys.byName('seat', 'Zoë Müller', 'Acme')).not.toBe(keys.byName('another', 'Zoë Müller', 'Acme'))
})

test('every spelling of a company is one company', () => {
  expect(keys.company('Acme GmbH & Co. KG')).toBe(keys.company('ACME, Inc.'))
  expect(keys.company('Acme Capital')).not.toBe(keys.company('Acme'))
})
