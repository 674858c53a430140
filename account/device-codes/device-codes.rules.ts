/** Those of `userCodeForm`. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ'
const half = 4

/** `random` answers with a whole number below its argument. */
export function makeUserCode(random: (below: number) => number): string {
  const drawn = Array.from({ length: 2 * half }, () => letters[random(letters.length)])
  return `${drawn.slice(0, half).join('')}-${drawn.slice(half).join('')}`
}

/** What somebody typed, in any case and with anything between the letters, as it is stored. */
export function readUserCode(typed: string): string {
  const typedLetters = typed.toUpperCase().replaceAll(/[^A-Z]/g, '')
  return `${typedLetters.slice(0, half)}-${typedLetters.slice(half)}`
}
