import { currentLanguage } from '@wellmet/platform/messages/locale.ts'
import { isInLanguage } from './text-language.rules.ts'

const numbers: Readonly<Record<'en' | 'de', RegExp>> = {
  en: /^(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|a|an|some|more|new)\s+\p{L}/iu,
  de: /^(?:\d{1,3}|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|zwanzig|mehr|neue)\s+\p{L}/iu,
}

/**
 * The title of a mission as what is looked for within a sentence: “two design partners in security”. Null where it is no
 * such thing (“Meet ten heads of procurement”, “Q3”) or is in another language than the message.
 */
export function lookedFor(title: string): string | null {
  const text = title.trim().replace(/[.!\s]+$/u, '')
  const language = currentLanguage()
  if (!numbers[language].test(text) || /[.:;!?\n(]/u.test(text) || !isInLanguage(text, language)) return null
  return text.charAt(0).toLowerCase() + text.slice(1)
}
