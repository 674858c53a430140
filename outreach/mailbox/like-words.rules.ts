/** A pattern of LIKE for what contains these words; its own signs stand for themselves. */
export const likeWords = (words: string): string => `%${escaped(words)}%`

/** The same for what begins with them. */
export const likeStart = (words: string): string => `${escaped(words)}%`

const escaped = (words: string): string => words.trim().replace(/[\\%_]/g, (sign) => `\\${sign}`)
