import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { isAll, newSeed } from './looks.ts'
import { endProcesses } from './started-processes.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where test workers write down the processes that outlive a file. */
    startedProcesses: string
    /** Which screens the small sweeps look at. */
    seed: number
  }
}

/** Chooses what the small sweeps look at, and ends the products of the test workers when all files are done. */
export default function setup(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'wellmet-e2e-'))
  const file = join(folder, 'processes')
  project.provide('startedProcesses', file)
  const seed = newSeed()
  project.provide('seed', seed)
  console.info(
    isAll ? 'Every screen is looked at in every look.' : `SEED=${seed} chose the screens that are looked at.`,
  )
  return async () => {
    await endProcesses(file)
    rmSync(folder, { recursive: true })
  }
}
