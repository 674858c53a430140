import { setTimeout as sleep } from 'node:timers/promises'
import type { DemoFile } from '../../database/seed/demo-network.ts'
import type { DemoSession } from './demo-session.ts'

interface ImportReply {
  id: string
  fileName: string
  state: 'uploading' | 'waiting' | 'reading' | 'done' | 'refused'
  problem: string | null
}

/** Those of the files that were not brought in before. */
export async function missingFiles(session: DemoSession, files: readonly DemoFile[]): Promise<DemoFile[]> {
  const { items } = await session.ask<{ items: ImportReply[] }>('GET', '/api/network/imports')
  const there = new Set(items.map(({ fileName }) => fileName))
  return files.filter(({ fileName }) => !there.has(fileName))
}

/** One after the other: each owner's files are read in the order in which they came. */
export async function upload(session: DemoSession, files: readonly DemoFile[]): Promise<string[]> {
  const ids: string[] = []
  for (const { fileName, content } of files) {
    const path = `/api/network/imports?fileName=${encodeURIComponent(fileName)}`
    ids.push((await session.ask<ImportReply>('POST', path, content)).id)
  }
  return ids
}

export async function waitUntilRead(session: DemoSession, ids: readonly string[], patience = 120): Promise<void> {
  const until = performance.now() + patience * 1_000
  for (const id of ids) {
    for (;;) {
      const { import: found } = await session.ask<{ import: ImportReply }>('GET', `/api/network/imports/${id}`)
      if (found.state === 'done') break
      if (found.state === 'refused') throw new Error(`${found.fileName} was refused: ${found.problem}`)
      if (performance.now() > until) throw new Error(`${found.fileName} is still ${found.state}.`)
      await sleep(100)
    }
  }
}
