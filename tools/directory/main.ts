import { areas, hooks } from '../../apps/areas.ts'
import { createReadStream, existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { settingsOf } from '@wellmet/platform/area.ts'
import { ConfigError, readConfig } from '@wellmet/platform/config/config.ts'
import { openServices } from '@wellmet/platform/open-services.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { loadDirectory } from '@wellmet/contacts/directory/load-directory.ts'
import { removeFromDirectory } from '@wellmet/contacts/directory/remove-from-directory.ts'
import { summaryLines } from './summary-lines.ts'

/**
 * load    npm run directory -- load people.jsonl      brings a file into the public directory
 * remove  npm run directory -- remove <profile or e-mail address>   takes somebody out, for good
 *
 * With the settings of the API and the worker in the environment. The worker derives the relationships afterwards.
 */
const [command, what] = process.argv.slice(2)

try {
  if (command === 'load' && what && existsSync(what)) await withServices((services) => load(services, what))
  else if (command === 'remove' && what) await withServices((services) => remove(services, what))
  else {
    console.error(
      command === 'load' && what
        ? `There is no file ${what}.`
        : 'npm run directory -- load <file.jsonl> | remove <profile or e-mail address>',
    )
    process.exitCode = 2
  }
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exitCode = 1
}

async function withServices(use: (services: Services) => Promise<void>): Promise<void> {
  const services = await openServices(readConfig(process.env, settingsOf(areas)), 'wellmet-directory', { hooks })
  try {
    await use(services)
  } finally {
    await services.close()
  }
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
  if (removed === null) {
    console.error(`${handle} is neither a LinkedIn profile nor an e-mail address.`)
    process.exitCode = 2
  } else if (removed === 0) console.log('Nobody by that handle was in the directory. No later file will bring them in.')
  else console.log('Removed. No later file will bring them back.')
}
