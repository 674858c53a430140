import { expect, test } from 'vitest'
import { inLocale, languages } from '@wellmet/platform/messages/locale.ts'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import { ClaimKind } from './claims.contract.ts'
import './claims.messages.de.ts'
import { sampleClaims, sampleFacts, you } from './sample-claims-for-tests.ts'
import { verifyText, type Grounds } from './verify.rules.ts'

const today = utcDay(new Date('2026-11-19'))
const grounds = (): Grounds => ({
  claims: sampleClaims(),
  viewerId: you.id,
  voice: { speaker: you.id, reader: you.id },
  today,
})
const verdictOf = (text: string) =>
  verifyText(text, grounds()).map(({ verdict, claims }) => [verdict, ...claims.map(({ id }) => id)])

test('there is a sample of each kind of claim', () => {
  expect(new Set(sampleFacts.map(({ kind }) => kind))).toEqual(new Set(ClaimKind.options))
})

test.each(languages)('each claim, said in %s, is backed by itself and by nothing else', (language) => {
  inLocale(language, () => {
    const claims = sampleClaims()
    expect(claims.map(({ text }) => [text, ...verdictOf(text)])).toEqual(
      claims.map(({ id, text }) => [text, ['backed', id]]),
    )
  })
})
