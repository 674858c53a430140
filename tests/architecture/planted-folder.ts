import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A small repository with the given files, whose areas are linked as npm links workspaces. */
export function plantedFolder(files: Record<string, string>, links: readonly string[] = []): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'wellmet-planted-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  mkdirSync(join(folder, 'node_modules/@wellmet'), { recursive: true })
  for (const area of links) symlinkSync(join(folder, area), join(folder, 'node_modules/@wellmet', area))
  return folder
}
