import { createHmac, randomInt } from 'node:crypto'

/** Without letters that are taken for digits. 32 of them: ten characters are 50 bits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const length = 10
export const codesInSet = 10

/** Ten codes as they are shown: two groups of five. */
export const newRecoveryCodes = (): string[] => Array.from({ length: codesInSet }, newRecoveryCode)

function newRecoveryCode(): string {
  const code = Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
  return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`
}

/** As it was shown, however it was typed. */
const asShown = (typed: string): string =>
  typed.toLowerCase().replaceAll('-', '').replaceAll('o', '0').replaceAll(/[il]/g, '1')

/** What is stored. Keyed, and different for every user, because 50 bits could be guessed from a plain hash. */
export const hashRecoveryCode = (key: Buffer, userId: string, typed: string): Buffer =>
  createHmac('sha256', key)
    .update(`${userId} ${asShown(typed)}`)
    .digest()
