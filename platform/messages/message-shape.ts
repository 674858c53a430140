import {
  isArgumentElement,
  isDateElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser'

/** What a translation lacks or has beyond the English text; null if both take the same parameters and tags. */
export function translationProblem(source: string, translation: string | undefined): string | null {
  if (translation === undefined) return `is missing: ${JSON.stringify(source)}`
  try {
    const [wanted, found] = [new Set(argumentsIn(parse(source))), new Set(argumentsIn(parse(translation)))]
    // A verb may have to agree with a number that English only shows.
    const missing = [...wanted].filter(
      (argument) => !found.has(argument) && !found.has(argument.replace(', number}', ', plural}')),
    )
    const extra = [...found].filter(
      (argument) => !wanted.has(argument) && !wanted.has(argument.replace(', plural}', ', number}')),
    )
    if (missing.length > 0) return `lacks ${missing.join(', ')}`
    return extra.length > 0 ? `has ${extra.join(', ')}, which the English text has not` : null
  } catch (error) {
    return `can’t be read: ${String(error)}`
  }
}

/** Each argument with its kind, and of a select the choices. A plural has the categories of its own language. */
const argumentsIn = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (isArgumentElement(element)) return [`{${element.value}}`]
    if (isNumberElement(element)) return [`{${element.value}, number}`]
    if (isDateElement(element)) return [`{${element.value}, date}`]
    if (isTagElement(element)) return [`<${element.value}>`, ...argumentsIn(element.children)]
    if (!isPluralElement(element) && !isSelectElement(element)) return []
    const inside = Object.values(element.options).flatMap(({ value }) => argumentsIn(value))
    if (isPluralElement(element)) return [`{${element.value}, plural}`, ...inside]
    return [...Object.keys(element.options).map((choice) => `{${element.value}, select, ${choice}}`), ...inside]
  })

/** Matches everything that a message can say. A parameter may be anything. */
export const messagePattern = (text: string): RegExp => new RegExp(`^${patternOf(parse(text))}$`, 's')

const patternOf = (elements: readonly MessageFormatElement[]): string =>
  elements
    .map((element) => {
      if (isLiteralElement(element)) return element.value.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
      if (isPoundElement(element)) return String.raw`[\d.,]+`
      if (isTagElement(element)) return patternOf(element.children)
      if (!isPluralElement(element) && !isSelectElement(element)) return '.+'
      return `(?:${Object.values(element.options)
        .map(({ value }) => patternOf(value))
        .join('|')})`
    })
    .join('')
