import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { openingFile } from './explain-file-error.ts'
import { writeDurably } from './manifest.ts'

/** How the last copy to the storage ended. */
const CopyRun = z.object({
  startedAt: z.coerce.date(),
  endedAt: z.coerce.date(),
  succeeded: z.boolean(),
  detail: z.string(),
})
export type CopyRun = z.infer<typeof CopyRun>

const recordIn = (directory: string): string => join(directory, 'copied.json')

export async function saveCopyRun(directory: string, run: CopyRun): Promise<void> {
  const file = recordIn(directory)
  await openingFile(file, () => writeDurably(file, `${JSON.stringify(CopyRun.parse(run))}\n`))
}

/** Null if nothing was ever copied from this folder. */
export async function readCopyRun(directory: string): Promise<CopyRun | null> {
  const file = recordIn(directory)
  const text = await openingFile(file, () => readFile(file, 'utf8')).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return text === null ? null : CopyRun.parse(JSON.parse(text))
}
