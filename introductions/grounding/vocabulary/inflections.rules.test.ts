import { expect, test } from 'vitest'
import { compoundSense } from './compounds.rules.ts'
import { englishVerb, germanAdjective, germanVerb } from './inflections.rules.ts'

test('English verbs are inflected by rule, and by what is written where they are irregular', () => {
  expect(englishVerb('serve')).toEqual({ present: ['serve', 'serves', 'serving'], past: ['served', 'served'] })
  expect(englishVerb('swap+')).toEqual({ present: ['swap', 'swaps', 'swapping'], past: ['swapped', 'swapped'] })
  expect(englishVerb('carry')).toEqual({ present: ['carry', 'carries', 'carrying'], past: ['carried', 'carried'] })
  expect(englishVerb('write/wrote/written').past).toEqual(['wrote', 'written'])
})

test('German verbs are inflected by rule, and by what is written where they are strong', () => {
  expect(germanVerb('arbeiten').present).toContain('arbeitet')
  expect(germanVerb('arbeiten').past).toEqual(expect.arrayContaining(['arbeitete', 'gearbeitet']))
  expect(germanVerb('verdienen')).toMatchObject({ present: expect.arrayContaining(['verdient']) as string[] })
  expect(germanVerb('verzeichnen').present).toContain('verzeichnet')
  expect(germanVerb('schreiben/schrieb/geschrieben').past).toEqual(
    expect.arrayContaining(['schrieb', 'schriebst', 'schrieben', 'geschrieben']),
  )
  expect(germanAdjective('gemeinsam')).toContain('gemeinsamer')
})

test('a compound of known parts says what its most telling part says, and any other word nothing', () => {
  expect(compoundSense('kalendertermine')).toBe('meeting')
  expect(compoundSense('mailverkehr')).toBe('mail')
  expect(compoundSense('email-thread')).toBe('thread')
  expect(compoundSense('berufstitel')).toBeNull()
  expect(compoundSense('schulkollegen')).toBeUndefined()
})
