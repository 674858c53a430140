const syllables =
  'ba ko ri ta mel sun dor vi lan per gos tin mar el zu fan hor ki nes ol pra qui ros sha tor um ver wil xan yo zen bri cal dun esk fro gal hart ing jas'.split(
    ' ',
  )

function wordOf(number: number, length: number): string {
  let [word, rest] = ['', number]
  for (let i = 0; i < length; i += 1) {
    word += syllables[rest % syllables.length]
    rest = Math.floor(rest / syllables.length) + ((i * 7 + number) % 3)
  }
  return word
}

/** So many different words, always the same ones. */
function madeUpWords(count: number, length: number): string[] {
  const words = new Set<string>()
  for (let number = 0; words.size < count; number += 1)
    words.add(wordOf(number * 7919 + 13, length + Math.floor(number / (20 * count))))
  return [...words]
}

export const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1)

export const firstNames = madeUpWords(600, 2).map(capital)
export const lastNames = madeUpWords(8_000, 3).map(capital)
export const companyWords = madeUpWords(12_000, 3).toReversed().map(capital)
export const cityNames = madeUpWords(300, 3).map((word) => `${capital(word)}ville`)

export const companyKinds =
  'Labs Capital Systems Ventures Health Software Partners Energy Bank Media Foods Robotics Cloud Logistics Group'.split(
    ' ',
  )
export const functions =
  'Engineering Product Sales Marketing Finance Design Operations People Legal Data Security Research Partnerships Support Growth'.split(
    ' ',
  )
export const levels = 'Manager Director Engineer Analyst Lead Head Associate Specialist Consultant Officer'.split(' ')
