import { IntlMessageFormat } from 'intl-messageformat'
import { compileMessage } from './compile-message.ts'
import { formats } from './formats.ts'
import { currentLocale, inLocale, intlLocale, pseudoLocale, sourceLocale, type Locale } from './locale.ts'
import type { ParamsOf, TagsOf } from './message-params.ts'
import { pseudoElements } from './pseudo-locale.ts'
import { translationOf } from './translations.ts'

/** A sentence that travels or is stored: whoever shows it renders it in the reader's language. */
export interface Message {
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
  /** English, for logs and for clients that do not know the code. */
  readonly text: string
}

type Param = string | number | Date
type Args<Params> = keyof Params extends never ? [] : [params: Params]

/** A message without tags: called, it returns its text in the current locale. */
export interface PlainMessage<Params> {
  (...args: Args<Params>): string
  readonly code: string
  /** The same as data, for what is stored, cached or sent. */
  message(...args: Args<Params>): Message
}

export type TagRenderers<Tags extends string, Part> = { readonly [Tag in Tags]: (chunks: (string | Part)[]) => Part }

/** A message with tags: `rich` returns its pieces, those in tags as the given functions render them. */
export interface RichMessage<Params, Tags extends string> {
  readonly code: string
  rich<Part>(values: Params & TagRenderers<Tags, Part>): (string | Part)[]
}

export type MessageOf<Text extends string> = [TagsOf<Text>] extends [never]
  ? PlainMessage<ParamsOf<Text>>
  : RichMessage<ParamsOf<Text>, TagsOf<Text>>

export type Messages<Texts extends Readonly<Record<string, string>>> = {
  readonly [Key in keyof Texts]: MessageOf<Texts[Key]>
}

type Values = Readonly<Record<string, Param>>
const registered = new Map<string, (params: Values) => string>()
const english = new Map<string, string>()

/** The English of every message that is defined, by code. */
export const sourceTexts = (): ReadonlyMap<string, string> => english

/** One function for each sentence, by its key. Codes are `name.key`, so the name of the noun must be its own. */
export const defineMessages = <const Texts extends Readonly<Record<string, string>>>(
  name: string,
  texts: Texts,
): Messages<Texts> => {
  const entries = Object.entries(texts).map(([key, text]) => [key, createMessage(`${name}.${key}`, text)] as const)
  for (const [, message] of entries) registered.set(message.code, message)
  for (const [key, text] of Object.entries(texts)) english.set(`${name}.${key}`, text)
  // The types above read the parameters from the texts; no runtime value can prove that they agree.
  return Object.fromEntries(entries) as unknown as Messages<Texts>
}

/**
 * A message that travelled, in the current locale. A translation is enough to know it; if this application knows neither
 * that nor the message, the English that it carries.
 */
export function renderMessage({ code, params, text }: Message): string {
  try {
    return (registered.get(code) ?? translatedOnly(code, text))?.(params) ?? text
  } catch {
    // Stored before its text got another parameter.
    return text
  }
}

const translated = new Map<string, (params: Values) => string>()

/** A message of a screen that is not loaded, whose translation is. */
function translatedOnly(code: string, text: string) {
  if (translationOf(currentLocale(), code) === undefined) return undefined
  const message = translated.get(code) ?? createMessage(code, text)
  translated.set(code, message)
  return message
}

/** Messages that follow each other, such as what happened and what to do now. */
export const renderSentences = (messages: readonly Message[]): string => messages.map(renderMessage).join(' ')

type RichValues<Part> = Readonly<Record<string, Param | ((chunks: (string | Part)[]) => Part)>>

interface Compiled {
  library: IntlMessageFormat
  plain: ReturnType<typeof compileMessage>
}

function createMessage(code: string, text: string) {
  const compiled = new Map<Locale, Compiled>()
  const format = (): Compiled => {
    const locale = currentLocale()
    const known = compiled.get(locale)
    if (known) return known
    const translation = translationOf(locale, code)
    const source = new IntlMessageFormat(
      translation ?? text,
      intlLocale(translation === undefined ? sourceLocale : locale),
      formats,
    )
    const library =
      locale === pseudoLocale
        ? new IntlMessageFormat(pseudoElements(source.getAst()), intlLocale(locale), formats)
        : source
    const made = { library, plain: compileMessage(library.getAst(), library.resolvedOptions().locale) }
    compiled.set(locale, made)
    return made
  }
  const render = (params: Values = {}): string => {
    const { library, plain } = format()
    return plain(params) ?? String(library.format(params))
  }
  return Object.assign(render, {
    code,
    message: (params: Values = {}): Message => ({
      code,
      params: Object.fromEntries(
        Object.entries(params).map(([name, value]) => [name, value instanceof Date ? value.getTime() : value]),
      ),
      text: inLocale(sourceLocale, () => render(params)),
    }),
    rich: <Part>(values: RichValues<Part>): (string | Part)[] => {
      const rendered = format().library.format<Part>(values)
      return Array.isArray(rendered) ? rendered : [rendered]
    },
  })
}
