import {
  isArgumentElement,
  isDateElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser'
import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import { compileMessage } from './compile-message.ts'
import { formats } from './formats.ts'
import { languages } from './locale.ts'
import { sourceTexts } from './messages.ts'
import { translationOf } from './translations.ts'

type Values = Record<string, string | number>

/** By kind of argument, what each may be: enough to reach every branch of every message. */
function samplesOf(elements: readonly MessageFormatElement[], found = new Map<string, (string | number)[]>()) {
  for (const element of elements) {
    if (isArgumentElement(element)) found.set(element.value, found.get(element.value) ?? ['Ana', '', 'O’Neil'])
    if (isNumberElement(element)) found.set(element.value, [0, 0.51, 1200])
    if (isDateElement(element)) found.set(element.value, [0, 1_793_500_000_000, 1_700_000_000_000])
    if (isSelectElement(element) || isPluralElement(element)) {
      const known = isSelectElement(element) ? Object.keys(element.options) : [0, 1, 2, 3, 5, 11, 1200]
      found.set(element.value, [...new Set([...(found.get(element.value) ?? []), ...known])])
      for (const { value } of Object.values(element.options)) samplesOf(value, found)
    }
  }
  return found
}

const mostSamples = 12

const drawValues = (samples: ReadonlyMap<string, readonly (string | number)[]>): Values[] =>
  Array.from({ length: mostSamples }, (_, n) =>
    Object.fromEntries(
      [...samples].map(([name, values], at) => [
        name,
        values[(n + Math.floor(n / values.length) * at) % values.length]!,
      ]),
    ),
  )

test('every message is rendered as the library renders it, in every language', async () => {
  await import('../../apps/web/src/messages.ts')
  await import('../../apps/messages.de.ts')
  let compared = 0
  const otherwise: unknown[] = []
  const rendered = new Map<boolean, number>()
  for (const [code, english] of sourceTexts())
    for (const locale of languages) {
      const text = locale === 'en' ? english : translationOf(locale, code)
      if (text === undefined || /<[a-z]/i.test(text)) continue
      const elements = parse(text)
      const library = new IntlMessageFormat(text, locale, formats)
      const compiled = compileMessage(elements, locale)
      for (const values of drawValues(samplesOf(elements))) {
        const ours = compiled(values)
        rendered.set(ours !== undefined, (rendered.get(ours !== undefined) ?? 0) + 1)
        if (ours === undefined) continue
        compared += 1
        const theirs = String(library.format(values))
        if (ours !== theirs) otherwise.push({ code, locale, values, ours, theirs })
      }
    }
  expect(otherwise).toEqual([])
  expect(compared).toBeGreaterThan(10_000)
  // What the library has to render is the exception.
  expect(rendered.get(false) ?? 0).toBeLessThan(compared / 100)
})

test('a parameter that is missing is left to the library, which says so', () => {
  const compiled = compileMessage(parse('{host} invites {count, plural, one {# guest} other {# guests}}'), 'en')
  expect(compiled({ host: 'Ana', count: 2 })).toBe('Ana invites 2 guests')
  expect(compiled({ host: 'Ana' })).toBeUndefined()
  expect(compiled({ count: 2 })).toBeUndefined()
})
