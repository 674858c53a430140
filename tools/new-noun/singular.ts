const irregular: Record<string, string> = {
  people: 'person',
  children: 'child',
  men: 'man',
  women: 'woman',
  criteria: 'criterion',
  media: 'medium',
  data: 'datum',
  analyses: 'analysis',
  caches: 'cache',
  cookies: 'cookie',
  movies: 'movie',
  series: 'series',
  news: 'news',
}

const endings: [plural: RegExp, singular: string][] = [
  [/(?<=[^aeiou])ies$/, 'y'],
  [/(?<=stat|bon|vir|camp)uses$/, 'us'],
  [/(?<=ss|sh|ch|x|zz)es$/, ''],
  [/(?<=her|potat|tomat|ech)oes$/, 'o'],
  [/(?<=[^sui])s$/, ''],
]

/** Of the last word of a kebab-case plural. Undefined for what does not read as a plural: the writer then says it. */
export function singularOf(noun: string): string | undefined {
  const before = noun.slice(0, noun.lastIndexOf('-') + 1)
  const last = noun.slice(before.length)
  const known = irregular[last]
  if (known) return before + known
  const ending = endings.find(([plural]) => plural.test(last))
  return ending && before + last.replace(...ending)
}
