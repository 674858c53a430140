import { companyWords } from '../companies-by-name/company-names.rules.ts'

const tail = /(?:\s*@\s*|\s+(?:at|bei|beim|chez)\s+)([^|,;()]+)/iu

/**
 * A title without the employer that it repeats: somebody whose title is “Claims Manager @ Hail Loss Adjusters” is no loss
 * adjuster. The title as it is where it names somebody else’s company, or where the company is not known.
 */
export function withoutEmployer(title: string | null, company: string | null): string | null {
  const match = title === null || company === null ? null : tail.exec(title)
  if (title === null || company === null || match === null || match.index === 0) return title
  const [named, own] = [companyWords(match[1] ?? ''), companyWords(company)]
  const [short, long] = named.length < own.length ? [named, own] : [own, named]
  const isSame = short.length > 0 && short.every((word) => long.includes(word))
  return isSame ? title.slice(0, match.index) + title.slice(match.index + match[0].length) : title
}
