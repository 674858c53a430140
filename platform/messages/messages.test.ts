import { afterEach, describe, expect, expectTypeOf, test } from 'vitest'
import { formatList, formatNumber } from './formats.ts'
import { currentLocale, inLocale, setLocaleResolver } from './locale.ts'
import type { ParamsOf, TagsOf } from './message-params.ts'
import { defineMessages, renderMessage } from './messages.ts'
import { translate } from './translations.ts'

const messages = defineMessages('mealTest', {
  served: 'Lunch is served.',
  invited: '{host} invites you to lunch.',
  guests: '{count, plural, =0 {No guests} one {# guest} other {# guests}} of {host}',
  share: 'You ate {share, number, percent} of it.',
  servedOn: 'Served on {on, date, longDayAndYear}',
  seat: '{place, select, window {By the window} other {At the {place}}}',
  askHost: 'Ask <b>{host}</b> or read <link>the menu</link>.',
})

afterEach(() => setLocaleResolver(() => 'en'))

describe('a message', () => {
  test('is a function of its parameters', () => {
    expect(messages.served()).toBe('Lunch is served.')
    expect(messages.invited({ host: 'Ana' })).toBe('Ana invites you to lunch.')
    expect(messages.share({ share: 0.51 })).toBe('You ate 51% of it.')
    expect(messages.servedOn({ on: new Date('2026-11-03') })).toBe('Served on November 3, 2026')
    expect(messages.seat({ place: 'window' })).toBe('By the window')
    expect(messages.seat({ place: 'bar' })).toBe('At the bar')
  })

  test('counts with the plural of the language, and groups digits', () => {
    expect([0, 1, 2, 1200].map((count) => messages.guests({ count, host: 'Ana' }))).toEqual([
      'No guests of Ana',
      '1 guest of Ana',
      '2 guests of Ana',
      '1,200 guests of Ana',
    ])
  })

  test('with tags gives its pieces, those in tags as rendered', () => {
    const pieces = messages.askHost.rich<{ tag: string; chunks: unknown[] }>({
      host: 'Ana',
      b: (chunks) => ({ tag: 'b', chunks }),
      link: (chunks) => ({ tag: 'link', chunks }),
    })
    expect(pieces).toEqual([
      'Ask ',
      { tag: 'b', chunks: ['Ana'] },
      ' or read ',
      { tag: 'link', chunks: ['the menu'] },
      '.',
    ])
  })
})

describe('a message that travels', () => {
  test('carries its code, its parameters as JSON and its English', () => {
    const on = new Date('2026-11-03')
    expect(inLocale('en-XA', () => messages.servedOn.message({ on }))).toEqual({
      code: 'mealTest.servedOn',
      params: { on: on.getTime() },
      text: 'Served on November 3, 2026',
    })
    expect(messages.served.message().params).toEqual({})
  })

  test('is rendered in the current locale where its code is known, and else stays as it came', () => {
    const message = messages.invited.message({ host: 'Ana' })
    expect(renderMessage(message)).toBe('Ana invites you to lunch.')
    expect(inLocale('en-XA', () => renderMessage(message))).toBe('⟦Ana îîñṽîîţééšš ýýööûû ţöö ļûûñçĥ.⟧')
    expect(renderMessage({ ...message, code: 'mealTest.unknown', text: 'As it came.' })).toBe('As it came.')
    expect(renderMessage({ ...message, params: {} })).toBe('Ana invites you to lunch.')
  })

  test('needs only its translation to be rendered', () => {
    translate<{ left: string }>('de', 'mealTest', { left: '{guest} ist gegangen.' })
    const message = { code: 'mealTest.left', params: { guest: 'Bo' }, text: 'Bo has left.' }
    expect(inLocale('de', () => renderMessage(message))).toBe('Bo ist gegangen.')
    expect(renderMessage(message)).toBe('Bo has left.')
  })
})

describe('the locale', () => {
  test('comes from the application, unless a piece of code asks for another', () => {
    setLocaleResolver(() => 'en-XA')
    expect(currentLocale()).toBe('en-XA')
    expect(messages.served()).toMatch(/^⟦.*⟧$/)
    expect(inLocale('en', () => messages.served())).toBe('Lunch is served.')
    expect(() =>
      inLocale('en', () => {
        throw new Error('no')
      }),
    ).toThrow('no')
    expect(currentLocale()).toBe('en-XA')
  })

  test('holds for numbers and lists that stand alone', () => {
    expect([formatNumber(1200), formatList(['a', 'b', 'c']), formatList(['a', 'b'], 'disjunction')]).toEqual([
      '1,200',
      'a, b, and c',
      'a or b',
    ])
  })
})

describe('the pseudo-locale', () => {
  const pseudo = (render: () => string): string => inLocale('en-XA', render)

  test('accents what was written, in all branches, and leaves parameters alone', () => {
    expect(pseudo(() => messages.guests({ count: 1, host: 'Ana' }))).toBe('⟦1 ĝûûééššţ ööƒ Ana⟧')
    expect(pseudo(() => messages.guests({ count: 3, host: 'Ana' }))).toBe('⟦3 ĝûûééššţšš ööƒ Ana⟧')
    expect(pseudo(() => messages.seat({ place: 'bar' }))).toBe('⟦Ååţ ţĥéé bar⟧')
    expect(
      inLocale('en-XA', () =>
        messages.askHost.rich<string>({
          host: 'Ana',
          b: (c) => `<b>${c.join('')}</b>`,
          link: (c) => `<a>${c.join('')}</a>`,
        }),
      ).join(''),
    ).toBe('⟦Ååššķ <b>Ana</b> ööŕ ŕééååð <a>ţĥéé ɱééñûû</a>.⟧')
    expect(messages.guests({ count: 1, host: 'Ana' })).toBe('1 guest of Ana')
  })

  test('is about a third longer', () => {
    const english = 'No results for this search. Try fewer words, or search beyond your network.'
    const { long } = defineMessages('longTest', { long: english })
    expect(pseudo(() => long()).length / english.length).toBeCloseTo(1.35, 1)
  })
})

test('the compiler reads the parameters from the text', () => {
  expectTypeOf(messages.served).parameters.toEqualTypeOf<[]>()
  expectTypeOf<ParamsOf<'{a} and {b, number}'>>().toEqualTypeOf<{ readonly a: string; readonly b: number }>()
  expectTypeOf<
    ParamsOf<'{n, plural, one {# of {x}} other {{m, number, percent} {c, select, a {{y}} other {z}}}} on {d, date, day}'>
  >().toEqualTypeOf<{
    readonly n: number
    readonly x: string
    readonly m: number
    readonly c: string
    readonly y: string
    readonly d: Date | number
  }>()
  expectTypeOf<ParamsOf<'{ n , plural ,\n  one {person}\n  other {people}\n} after {z}'>>().toEqualTypeOf<{
    readonly n: number
    readonly z: string
  }>()
  expectTypeOf<TagsOf<'Ask <b>{a}</b> or <link>b</link>'>>().toEqualTypeOf<'b' | 'link'>()
  // @ts-expect-error a parameter is missing
  expect(() => messages.guests({ count: 1 })).toThrow('host')
  // @ts-expect-error all parameters are missing
  expect(() => messages.invited()).toThrow('host')
  // @ts-expect-error there is no such parameter
  messages.invited({ host: 'Ana', guest: 'Bo' })
  // @ts-expect-error a plural counts numbers
  messages.guests({ count: '1', host: 'Ana' })
  // @ts-expect-error a number in a sentence has a format
  messages.invited({ host: 1 })
  // @ts-expect-error it has no parameters
  messages.served({})
  // @ts-expect-error a message with tags is rich
  expect(messages.askHost.message).toBeTypeOf('function')
})
