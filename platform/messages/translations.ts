import type { Locale } from './locale.ts'

/** What a language other than English says, by code. */
const translations = new Map<Locale, Map<string, string>>()

/**
 * The texts of one file of messages in another language. The compiler refuses a missing and an unknown key;
 * `npm run messages:missing` also compares the parameters with those of the English text.
 */
export const translate = <English extends object>(
  locale: Locale,
  name: string,
  texts: Readonly<Record<keyof English, string>>,
): void => {
  const known = translations.get(locale) ?? new Map<string, string>()
  for (const [key, text] of Object.entries<string>(texts)) known.set(`${name}.${key}`, text)
  translations.set(locale, known)
}

/** Undefined if it is not translated, or the texts of this language are not loaded. */
export const translationOf = (locale: Locale, code: string): string | undefined => translations.get(locale)?.get(code)

/** The codes that a language has a text for. */
export const translatedCodes = (locale: Locale): string[] => [...(translations.get(locale)?.keys() ?? [])]
