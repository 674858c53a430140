const mostFromTitle = 60

/** Letters that Unicode does not take apart, as people type them without such keys. */
const latin: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  å: 'a',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}
const cyrillic: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  є: 'ye',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  ї: 'yi',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
}
const greek: Record<string, string> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
}
const written: Record<string, string> = { ...latin, ...cyrillic, ...greek }

/** Addresses of our own under /p/. */
export const reservedSlugs: readonly string[] = ['preview', 'feed', 'sitemap', 'robots', 'report']

/** Without a mark, and in Latin letters where it is Cyrillic or Greek; `ü` as Germans type it without the key. */
const plain = (letter: string): string => {
  const lower = letter.toLowerCase()
  const known = written[lower]
  if (known !== undefined) return known
  return Array.from(lower.normalize('NFKD').replace(/\p{M}/gu, ''), (one) => written[one] ?? one).join('')
}

/**
 * The address of a page, from its title. Null where too little is left of it, as of a Chinese, an Arabic or an emoji title:
 * then the page gets a short id, because a transliteration by sound needs a dictionary and would often be wrong.
 */
export function slugOf(title: string): string | null {
  const whole = Array.from(title.normalize('NFC'), plain)
    .join('')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  const letters = whole.replaceAll('-', '').length
  const meant = Array.from(title).filter((one) => /[\p{L}\p{N}]/u.test(one)).length
  const slug = whole.slice(0, mostFromTitle).replace(/-+$/, '')
  return letters >= 2 && letters * 2 >= meant && !reservedSlugs.includes(slug) ? slug : null
}
