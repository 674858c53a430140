import { locales, sourceLocale, type Locale } from './locale.ts'

/** `fr;q=0.9, en-US` is English: a language that we do not have is passed over, a region that we do not have ignored. */
export function preferredLocale(acceptLanguage: string | undefined): Locale {
  const wanted = (acceptLanguage ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/)
      return { tag, weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
  for (const { tag } of wanted) {
    const found = localeFor(tag) ?? localeFor(tag.split('-')[0] ?? '')
    if (found) return found
  }
  return sourceLocale
}

const localeFor = (tag: string): Locale | undefined => locales.find((locale) => locale.toLowerCase() === tag)
