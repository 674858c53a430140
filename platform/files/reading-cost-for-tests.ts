import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ReadingCost } from './read-in-own-process-for-tests.ts'

/** In a process of its own, so that what is measured is the reader and not the test. `SHOW_COSTS=1` prints it. */
export async function costOfReading(paths: readonly string[]): Promise<ReadingCost[]> {
  const program = join(import.meta.dirname, 'read-in-own-process-for-tests.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...paths])
  if (process.env['SHOW_COSTS']) console.log(stdout)
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ReadingCost)
}
