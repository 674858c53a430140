import { shortestPassword } from './users.contract.ts'
import { usersMessages } from './users.messages.ts'

const product = 'wellmet'
const rows = [
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
]
/** As they are typed by somebody who runs a finger over the keys: on and on, or into the next row, or back. */
const runs = [...rows, 'qwertyuiopasdfghjklzxcvbnm', '1234567890qwertyuiop'].map((row) => row.repeat(4))
const sequences = [...runs, ...runs.map((run) => Array.from(run).toReversed().join(''))]
/** Nobody would find `Anna-1987` by knowing Anna's name if this much more had to be guessed. */
const fewestOtherLetters = 4

/**
 * Why a new password is refused, as a sentence for the user, or null. The web app shows it while the password is typed.
 * The list of leaked passwords is too large for that and is looked at by the server alone.
 */
export function passwordRefusal(password: string, user: { name: string; email: string }): string | null {
  if (password.length < shortestPassword) return usersMessages.newPasswordTooShort()
  const plain = fold(password)
  if (isRepeated(plain)) return usersMessages.passwordRepeats()
  if (sequences.some((sequence) => sequence.includes(plain))) return usersMessages.passwordSequence()
  if (isMadeOf(plain, wordsOf(user.name, user.email))) return usersMessages.passwordPersonal()
  if (isMadeOf(plain, [product])) return usersMessages.passwordProduct()
  return null
}

/** One form for what looks the same: no capitals, no accents. */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The same few characters over and over, also only spaces. */
const isRepeated = (text: string): boolean => new Set(text).size < 4 || /^(.{1,5})\1+.{0,4}$/su.test(text)

const wordsOf = (...texts: string[]): string[] =>
  texts
    .flatMap((text) => fold(text).split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length > 2)
    // The longest first: what is left of a word is not a word of its own.
    .toSorted((a, b) => b.length - a.length)

/** Whether little but these words, digits and signs is in it. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  const letters = text.replace(/[^\p{L}\p{N}]/gu, '')
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), letters)
  return rest !== letters && rest.replace(/\P{L}/gu, '').length < fewestOtherLetters
}
