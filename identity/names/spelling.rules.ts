import { letters } from './words.rules.ts'

/** One letter too many, too few or wrong, or two neighbours exchanged; the same word is no slip. */
export function isOneTypo(typed: string, word: string): boolean {
  const [a, b] = [letters(typed), letters(word)]
  if (Math.abs(a.length - b.length) > 1) return false
  let same = 0
  while (same < a.length && same < b.length && a[same] === b[same]) same += 1
  const rest = (all: string[], from: number): string => all.slice(same + from).join('')
  if (a.length > b.length) return rest(a, 1) === rest(b, 0)
  if (a.length < b.length) return rest(a, 0) === rest(b, 1)
  if (same === a.length) return false
  const exchanged = a[same] === b[same + 1] && a[same + 1] === b[same] && rest(a, 2) === rest(b, 2)
  return exchanged || rest(a, 1) === rest(b, 1)
}
