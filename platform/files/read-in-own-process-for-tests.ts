import { existsSync, readFileSync } from 'node:fs'
import { detectFormat } from './detect-format.ts'
import { ImportRefused } from './import-refused.ts'
import { readAs } from './read-import-file.ts'

export interface ReadingCost {
  counts: Record<string, number>
  refused: string | null
  seconds: number
  cpuSeconds: number
  /** The most that was ever used beyond what the program needs by itself. */
  extraMegabytes: number
}

const window = { from: new Date('2021-01-01T00:00:00Z'), to: new Date('2026-12-31T00:00:00Z') }
const memoryBefore = peakKilobytes()

/** Linux hands maxRSS down from the parent process, however large that was; what it says in /proc is our own. */
function peakKilobytes(): number {
  const status = '/proc/self/status'
  const own = existsSync(status) ? /VmHWM:\s+(\d+) kB/.exec(readFileSync(status, 'utf8'))?.[1] : undefined
  return own === undefined ? process.resourceUsage().maxRSS : Number(own)
}

async function readAtWhatCost(path: string): Promise<ReadingCost> {
  const counts: Record<string, number> = {}
  const cpuBefore = process.cpuUsage()
  const started = performance.now()
  let refused: string | null = null
  try {
    for await (const record of readAs(await detectFormat(path), path, { window })) {
      const what = record.kind === 'skipped' ? record.reason : record.kind
      counts[what] = (counts[what] ?? 0) + 1
    }
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error
    refused = error.code
  }
  const { user, system } = process.cpuUsage(cpuBefore)
  return {
    counts,
    refused,
    seconds: (performance.now() - started) / 1_000,
    cpuSeconds: (user + system) / 1e6,
    extraMegabytes: (peakKilobytes() - memoryBefore) / 1024,
  }
}

/** Run as a program, it reads the files that it is given and says what each gave and cost, one line of JSON for each. */
for (const path of process.argv.slice(2)) console.log(JSON.stringify(await readAtWhatCost(path)))
