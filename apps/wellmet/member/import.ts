import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Refusal, UsageError } from '../refusal.ts'
import { withClient } from './open-client.ts'
import { plain, printJson, say } from './print.ts'

export const usage = 'wellmet import <file> [--json]'

const pollMs = 1_000

/** A LinkedIn export, or a file of contacts, meetings or mails. Waits until it was read. */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { json: { type: 'boolean' } } })
  const [file] = positionals
  if (!file || positionals.length > 1) throw new UsageError(usage)
  const body = await readFile(file).catch((error: Error) => {
    throw new Refusal(`${file} cannot be read: ${error.message}`)
  })
  await withClient(async (client) => {
    const { id } = await client.post('/api/network/imports', { query: { fileName: basename(file) }, body })
    for (;;) {
      const { import: state, skips } = await client.get('/api/network/imports/{id}', { path: { id } })
      if (state.state === 'refused') throw new Refusal(`Nothing was imported: ${plain(state.problem)}`)
      if (state.state === 'done') {
        if (values.json) return printJson({ import: state, skips })
        const { created, updated, unchanged, merged, skipped } = state.counts
        say(`${created} added, ${updated} changed, ${unchanged} as before, ${merged} merged, ${skipped} skipped.`)
        for (const { file: part, line, reason } of skips)
          say(`  ${plain(part)}${line ? `:${line}` : ''}: ${plain(reason)}`)
        return
      }
      await sleep(pollMs)
    }
  })
}
