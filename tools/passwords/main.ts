import { readFileSync, writeFileSync } from 'node:fs'
import { leakedPasswordsFile, packLeakedPasswords } from '@wellmet/account/users/leaked-passwords.ts'
import { shortestPassword } from '@wellmet/account/users/users.contract.ts'

/**
 * Writes the list of leaked passwords from a text file with one on each line, such as the top million of SecLists:
 * `npm run passwords:leaked -- <file>`. Shorter ones than we accept are left out.
 */
const file = process.argv[2]
if (file === undefined) throw new Error('Name the file with the leaked passwords.')
const long = readFileSync(file, 'utf8')
  .split(/\r?\n/u)
  .filter((password) => password.length >= shortestPassword)
const packed = packLeakedPasswords(long)
writeFileSync(leakedPasswordsFile, packed)
console.log(`${long.length} passwords, ${(packed.length / 1e6).toFixed(1)} MB`)
