/** A sentence, or a heading, with the words of the question that it has. */
export interface Matched {
  section: number
  /** Null for the heading of the section with the title of its document. */
  sentence: number | null
  words: readonly string[]
  /** Those among its first two words. */
  leading: readonly string[]
}

export interface Found {
  section: number
  sentences: number[]
}

/** Of the weight of a question, so much must stand in two sentences in a row and their heading. */
const enough = 0.7
/** Of the weight that the best sentence has, others have so much, or are not quoted. */
const near = 0.6
const ofHeading = 0.15
const mostSentences = 3
const mostSections = 2

/** Words of questions that say nothing about what is asked, as PostgreSQL stems them. */
const empty = new Set(
  [
    'do does can could should would want need use get make happen work possibl way wellmet know tell mani much long often',
    'mean differ differenc call take someth somebodi someon',
    'wann wer wo wohin woher warum wieso welch kann konn soll will mocht brauch mach geht gibt funktioniert moglich oft',
  ]
    .join(' ')
    .split(' '),
)

/**
 * The sections that cover a question, best first, each with the sentences to quote. A word counts the more, the fewer
 * sections have it, and most if none does: so a question whose rare words stand nowhere together finds nothing.
 */
export function bestSentences(asked: readonly string[], matched: readonly Matched[], sections: number): Found[] {
  const words = asked.filter((word) => !empty.has(word))
  const bySection = Map.groupBy(matched, ({ section }) => section)
  const having = new Map<string, number>()
  for (const rows of bySection.values())
    for (const word of new Set(rows.flatMap((row) => row.words))) having.set(word, (having.get(word) ?? 0) + 1)
  const weights = new Map(words.map((word) => [word, Math.log((sections + 1) / ((having.get(word) ?? 0) + 0.5))]))
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return []
  const share = (some: readonly string[]): number =>
    [...new Set(some)].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0) / whole
  return [...bySection]
    .map(([section, rows]) => judge(section, rows))
    .filter(({ covers }) => covers >= enough)
    .toSorted((a, b) => b.score - a.score || a.section - b.section)
    .slice(0, mostSections)
    .map(({ section, sentences }) => ({ section, sentences }))

  function judge(section: number, rows: readonly Matched[]) {
    const heading = rows.find(({ sentence }) => sentence === null)?.words ?? []
    const written = rows.filter((row) => row.sentence !== null)
    // Somebody who asks with one word asks what it is: a heading or the beginning of a sentence says so.
    const isTold = (row: Matched) => words.length > 1 || [...heading, ...row.leading].includes(words[0] ?? '')
    const told = written.filter(isTold)
    const wordsAt = new Map(told.map((row) => [row.sentence ?? 0, row.words]))
    const covers = told.map(({ sentence, words: own }) =>
      share([...own, ...(wordsAt.get((sentence ?? 0) + 1) ?? []), ...heading]),
    )
    const best = Math.max(0, ...told.map((row) => share(row.words)))
    const isAbout = share(heading) >= enough
    const quoted = told
      .map((row) => ({ at: row.sentence ?? 0, weight: share(row.words) }))
      .filter(({ weight }) => weight >= near * best)
      .toSorted((a, b) => b.weight - a.weight || a.at - b.at)
      .slice(0, mostSentences)
      .map(({ at }) => at)
    // A heading that asks the question itself is answered by how its section begins.
    const sentences = [...new Set(isAbout ? [0, ...quoted] : quoted)].slice(0, mostSentences).toSorted((a, b) => a - b)
    const most = Math.max(isAbout ? share(heading) : 0, ...covers)
    return { section, sentences, covers: most, score: most + ofHeading * share(heading) + ofHeading * best }
  }
}
