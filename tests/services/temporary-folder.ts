import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { stopServices } from '../../tools/services/start-services.ts'

/** A folder of its own for one test; whatever was started in it is stopped and deleted with it. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'wellmet-test-'))
  onTestFinished(async () => {
    await stopServices('tests', folder)
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}
