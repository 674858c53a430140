/** One letter too many, too few or wrong, or two neighbors exchanged: by trying every one of these typos. */
export function isOneTypo(typed: string, word: string): boolean {
  if (typed === word || Math.abs(typed.length - word.length) > 1) return false
  for (let i = 0; i <= Math.max(typed.length, word.length); i += 1) {
    const [a, b] = [typed.slice(0, i) + typed.slice(i + 1), word.slice(0, i) + word.slice(i + 1)]
    if (a === word || typed === b || (a === b && typed.length === word.length)) return true
    const exchanged = typed.slice(0, i) + typed.slice(i + 1, i + 2) + typed.slice(i, i + 1) + typed.slice(i + 2)
    if (exchanged === word) return true
  }
  return false
}
