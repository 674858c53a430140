/** Cosine similarity of texts, each given by its words; a feature counts the more, the fewer texts have it. */
export interface SimilarityIndex {
  /** How similar each text of the index is to these words, from 0 to 1. */
  similarities(words: readonly string[]): Float32Array
}

/** `featuresOf` gives the features of a word, such as the word itself or pieces of it. */
export function buildSimilarityIndex(
  texts: readonly (readonly string[])[],
  featuresOf: (word: string) => readonly string[],
): SimilarityIndex {
  const numbers = new Map<string, number>()
  const counts: number[] = []
  const numberOf = (feature: string): number => {
    const known = numbers.get(feature)
    if (known !== undefined) return known
    numbers.set(feature, counts.length)
    return counts.push(0) - 1
  }
  // Labels repeat their words, so that most of the work is done once for a word.
  const ofWords = new Map<string, number[]>()
  const documents = texts.map((words) => {
    const features = new Set<number>()
    for (const word of words) {
      let ofWord = ofWords.get(word)
      if (ofWord === undefined) ofWords.set(word, (ofWord = featuresOf(word).map(numberOf)))
      for (const feature of ofWord) features.add(feature)
    }
    for (const feature of features) counts[feature]! += 1
    return Int32Array.from(features)
  })
  const size = documents.length
  const rarity = Float32Array.from(counts, (count) => Math.log(1 + size / count))
  // The texts with feature f stand from starts[f] to starts[f + 1].
  const starts = new Int32Array(counts.length + 1)
  for (const [feature, count] of counts.entries()) starts[feature + 1] = starts[feature]! + count
  const next = starts.slice()
  const places = new Int32Array(starts.at(-1)!)
  const weights = new Float32Array(starts.at(-1)!)
  for (const [text, features] of documents.entries()) {
    let sum = 0
    for (const feature of features) sum += rarity[feature]! ** 2
    const length = Math.sqrt(sum)
    for (const feature of features) {
      const place = next[feature]!++
      places[place] = text
      weights[place] = rarity[feature]! / length
    }
  }
  const rarityOfUnknown = Math.log(1 + size)
  return {
    similarities(words) {
      const features = Array.from(new Set(words.flatMap(featuresOf)), (feature) => numbers.get(feature))
      let sum = 0
      for (const feature of features) sum += (feature === undefined ? rarityOfUnknown : rarity[feature]!) ** 2
      const similar = new Float32Array(size)
      for (const feature of features) {
        if (feature === undefined) continue
        const weight = rarity[feature]! / Math.sqrt(sum)
        for (let place = starts[feature]!; place < starts[feature + 1]!; place += 1)
          similar[places[place]!]! += weight * weights[place]!
      }
      return similar
    },
  }
}
