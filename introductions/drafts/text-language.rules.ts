import type { Language } from '@wellmet/platform/messages/locale.ts'

const words: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'a an the and for of in with we our i my to from on at by that who is are help helping build building make making two three four five six seven eight nine ten more some new'.split(
      ' ',
    ),
  ),
  de: new Set(
    'ein eine einen der die das den dem des und für von im in mit wir unser unsere ich mein meine zu zur zum aus auf bei wer ist sind helfe helfen baue bauen mache machen zwei drei vier fünf sechs sieben acht neun zehn mehr neue'.split(
      ' ',
    ),
  ),
}

/** Whether a short text that somebody wrote reads as this language. Of one without a telling word it is unknown: English, by its letters. */
export function isInLanguage(text: string, language: Language): boolean {
  const found = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const count = (of: Language): number => found.filter((word) => words[of].has(word)).length
  const [german, english] = [count('de') + (/[äöüß]/iu.test(text) ? 1 : 0), count('en')]
  return (german > english ? 'de' : 'en') === language
}
