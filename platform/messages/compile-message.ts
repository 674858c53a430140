import {
  isArgumentElement,
  isDateElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser'
import { IntlMessageFormat } from 'intl-messageformat'
import { formats } from './formats.ts'

type Values = Readonly<Record<string, string | number | Date>>
/** The text, or undefined for what only the library renders. */
type Render = (values: Values, count?: number) => string | undefined

/**
 * Renders as IntlMessageFormat does, in a third of the time: it looks up the formats of dates, numbers and plurals anew
 * for every sentence, and a list of people has hundreds. Undefined for tags, for a parameter that is missing and for
 * styles that no message of ours has: then the library renders, or says what is wrong.
 */
export function compileMessage(elements: readonly MessageFormatElement[], locale: string): Render {
  const parts = elements.map((element) => compileElement(element, locale))
  const [only] = parts
  if (only && parts.length === 1) return only
  return (values, count) => {
    let text = ''
    for (const part of parts) {
      const rendered = part(values, count)
      if (rendered === undefined) return undefined
      text += rendered
    }
    return text
  }
}

const byLibrary: Render = () => undefined

function compileElement(element: MessageFormatElement, locale: string): Render {
  if (isLiteralElement(element)) return () => element.value
  if (isArgumentElement(element)) {
    return (values) => {
      const value = values[element.value]
      return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined
    }
  }
  if (isPoundElement(element)) {
    const number = numberFormat(locale)
    return (_, count) => (count === undefined ? '' : number.format(count))
  }
  if (isNumberElement(element)) return compileNumber(element.value, element.style, locale)
  if (isDateElement(element)) return compileDate(element.value, element.style, locale)
  if (isSelectElement(element)) {
    const options = compileOptions(element.options, locale)
    return (values) => {
      const value = values[element.value]
      // A number sign inside belongs to no plural there, as in the library.
      return value === undefined ? undefined : (options.get(String(value)) ?? options.get('other'))?.(values)
    }
  }
  if (isPluralElement(element)) {
    const options = compileOptions(element.options, locale)
    const rules = pluralRules(locale, element.pluralType ?? 'cardinal')
    return (values) => {
      const value = values[element.value]
      if (typeof value !== 'number') return undefined
      const count = value - element.offset
      const option = options.get(`=${value}`) ?? options.get(rules.select(count)) ?? options.get('other')
      return option?.(values, count)
    }
  }
  return byLibrary
}

const compileOptions = (
  options: Readonly<Record<string, { value: readonly MessageFormatElement[] }>>,
  locale: string,
): Map<string, Render> =>
  new Map(Object.entries(options).map(([choice, { value }]) => [choice, compileMessage(value, locale)]))

function compileNumber(name: string, style: unknown, locale: string): Render {
  if (style && (typeof style !== 'string' || !(style in IntlMessageFormat.formats.number))) return byLibrary
  const number = numberFormat(locale, typeof style === 'string' ? style : '')
  return (values) => {
    const value = values[name]
    return typeof value === 'number' ? number.format(value) : undefined
  }
}

function compileDate(name: string, style: unknown, locale: string): Render {
  if (typeof style !== 'string' || !(style in dateStyles)) return byLibrary
  const date = dateFormat(locale, style)
  return (values) => {
    const value = values[name]
    return value === undefined || typeof value === 'string' ? undefined : date.format(value)
  }
}

const dateStyles: Readonly<Record<string, Intl.DateTimeFormatOptions>> = formats.date

/** Each takes kilobytes, and thousands of sentences share a few. */
const shared = <Format>(create: (locale: string, style: string) => Format) => {
  const made = new Map<string, Format>()
  return (locale: string, style = ''): Format => {
    const key = `${locale} ${style}`
    const format = made.get(key) ?? create(locale, style)
    made.set(key, format)
    return format
  }
}

const numberFormat = shared((locale, style) => new Intl.NumberFormat(locale, IntlMessageFormat.formats.number[style]))
const dateFormat = shared((locale, style) => new Intl.DateTimeFormat(locale, dateStyles[style]))
const pluralRules = shared(
  (locale, type) => new Intl.PluralRules(locale, { type: type === 'ordinal' ? 'ordinal' : 'cardinal' }),
)
