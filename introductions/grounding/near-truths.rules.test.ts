import { expect, test } from 'vitest'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import { sampleClaims, you } from './sample-claims-for-tests.ts'
import { verifyText } from './verify.rules.ts'

const verdictOf = (text: string) =>
  verifyText(text, {
    claims: sampleClaims(),
    viewerId: you.id,
    voice: { speaker: you.id, reader: you.id },
    today: utcDay(new Date('2026-11-19')),
  }).map(({ verdict }) => verdict)

/** One word away from what is on record, or less. */
const lies = [
  'Meera was employed by Sentrywell.',
  'Sentrywell employed Meera.',
  'Meera would work at Sentrywell.',
  'Meera würde bei Sentrywell arbeiten.',
  'Meera went to Sentrywell.',
  'Meera has a part in Sentrywell.',
  'Meera works with Sentrywell.',
  'Meera once held the role of Chief Financial Officer at Sentrywell.',
  'Sentrywell gehört Meera.',
  'Tunde left Northgate in 2015.',
  'Tunde recently left Northgate.',
  'Tunde worked at Northgate from 2015 to today.',
  'Since 2015, Tunde is no longer at Northgate.',
  'Früherer Arbeitgeber von Tunde: Tandem Advisory.',
  'Meera is from Lisbon.',
  'Meera was based in Lisbon.',
  'Meera has been based in Lisbon since 2019.',
  'Kofi worked for Meera at Harmattan.',
  'Kofi employed Meera at Harmattan.',
  'Kofi and Meera left Harmattan together.',
  'At Northgate, Kofi and Meera overlapped.',
  'You have exchanged 136 messages with Kofi in November 2026.',
  'You haven’t emailed Kofi since May 2026.',
  'You last met Kofi today.',
  'Your next meeting with Kofi takes place on September 14, 2026.',
  'You and Kofi are no longer in touch.',
  'You and Kofi have mutual contacts.',
  'You were asked by Kofi for an introduction to Meera.',
  'You requested an introduction to Kofi from Meera.',
  'You asked Kofi about Meera.',
  'Kofi was introduced to you.',
  'Your intro to Kofi came from Tunde.',
  'Vorgestellt wurdest du Kofi durch Tunde.',
  'Kofi würde dich Tunde vorstellen.',
]

test.each(lies)('a lie close to the truth is not backed: %s', (text) => {
  expect(verdictOf(text)).not.toContain('backed')
})

const truths = [
  'Meera, Chief Financial Officer at Sentrywell.',
  'Meera is employed by Sentrywell.',
  'Derzeitige Position von Meera: Chief Financial Officer bei Sentrywell.',
  'Until 2018, Tunde was employed by Northgate.',
  'Tunde spent the years 2015 to 2018 at Northgate.',
  'Seit 2018 ist Tunde nicht mehr bei Northgate.',
  'Tunde (Northgate, 2015-2018).',
  'Meera wohnt in Lisbon.',
  'At Harmattan, Kofi and Meera overlapped for a time, up to 2021.',
  'Messages with Kofi: 136, last one on November 2, 2026.',
  'You haven’t emailed Kofi since November 2026.',
  'Seit September 2026 gab es kein Treffen mehr zwischen dir und Kofi.',
  'Sie haben Kofi am 3. November 2026 um eine Einführung bei Meera gebeten.',
  'An introduction to Meera was requested by you from Kofi.',
  'Through Kofi, you were introduced to Tunde in October 2026.',
  'Das Intro zu Tunde hat Kofi gemacht.',
]

test.each(truths)('the same said in another way is backed: %s', (text) => {
  expect(verdictOf(text)).toEqual(['backed'])
})
