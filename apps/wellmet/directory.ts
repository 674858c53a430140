import { createReadStream, existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Services } from '@wellmet/platform/services.ts'
import { loadDirectory } from '@wellmet/contacts/directory/load-directory.ts'
import { removeFromDirectory } from '@wellmet/contacts/directory/remove-from-directory.ts'
import { summaryLines } from './directory-summary.ts'
import { UsageError } from './refusal.ts'
import { withServices } from './with-services.ts'

export const usage = 'wellmet directory load <file.jsonl> | remove <profile or e-mail address>'

/**
 * wellmet directory load people.jsonl                       brings a file into the public directory
 * wellmet directory remove <profile or e-mail address>      takes somebody out, for good
 *
 * The worker derives the relationships afterwards.
 */
export async function run([command, what]: string[]): Promise<void> {
  if (command === 'load' && what) {
    if (!existsSync(what)) throw new UsageError(`There is no file ${what}.`)
    await withServices('directory', (services) => load(services, what))
  } else if (command === 'remove' && what) await withServices('directory', (services) => remove(services, what))
  else throw new UsageError(usage)
}

async function load(services: Services, file: string): Promise<void> {
  const began = performance.now()
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity })
  const summary = await loadDirectory(services, lines, ({ lines: soFar }) => {
    if (process.stdout.isTTY) process.stdout.write(`\r${soFar} lines`)
  })
  if (process.stdout.isTTY) process.stdout.write('\r')
  for (const line of summaryLines(summary, (performance.now() - began) / 1000)) console.log(line)
}

async function remove(services: Services, handle: string): Promise<void> {
  const removed = await removeFromDirectory(services, handle)
  if (removed === null) throw new UsageError(`${handle} is neither a LinkedIn profile nor an e-mail address.`)
  if (removed === 0) console.log('Nobody by that handle was in the directory. No later file will bring them in.')
  else console.log('Removed. No later file will bring them back.')
}
