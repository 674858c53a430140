import { companyWords } from '../companies-by-name/company-names.rules.ts'

const before =
  /[\s|,;–—-]*[([]?\s*(?<![\p{L}\p{N}])(?:ex|former(?:ly)?|previously|ehemals|vormals)(?:\s+at)?[\s:-]+([^|)\]]+)[)\]]?/giu
const tail = /(?:\s*@\s*|\s+(?:at|bei|beim|chez)\s+)([^|,;()]+)/iu

/**
 * A title without employers: neither those of before, "Baker | ex-Acme Foods", nor the own one that it repeats. Somebody
 * whose title is "Claims Manager @ Hail Loss Adjusters" is no loss adjuster. Other companies that it names stay.
 */
export function withoutEmployers(title: string | null, company: string | null): string | null {
  if (title === null) return null
  const now = title.replace(before, ' ').trim() || title
  const match = company === null ? null : tail.exec(now)
  if (company === null || match === null || match.index === 0) return now
  const [named, own] = [companyWords(match[1] ?? ''), companyWords(company)]
  const [short, long] = named.length < own.length ? [named, own] : [own, named]
  const isSame = short.length > 0 && short.every((word) => long.includes(word))
  return isSame ? now.slice(0, match.index) + now.slice(match.index + match[0].length) : now
}

/** The employers of before that a title names. */
export const employersBefore = (title: string): string[] =>
  [...title.matchAll(before)].flatMap(([, named = '']) => named.split(',')).map((name) => name.trim())
