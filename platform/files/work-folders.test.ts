import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { deleteAbandonedFolders, makeWorkFolder } from './work-folders.ts'

function folderOf(pid: number): string {
  const folder = join(tmpdir(), `wellmet-work-${pid}-tested`)
  mkdirSync(folder)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'file'), 'what somebody uploaded')
  return folder
}

test('what a killed process left is deleted, and what another one works with is not', async () => {
  const killed = folderOf(spawnSync('true').pid)
  const working = spawn('sleep', ['60'])
  onTestFinished(() => void working.kill())
  const used = folderOf(working.pid!)
  expect(await deleteAbandonedFolders()).toContain(killed)
  expect(existsSync(killed)).toBe(false)
  expect(existsSync(join(used, 'file'))).toBe(true)
})

test('a process that starts deletes what the one before it left under the same number', async () => {
  const own = await makeWorkFolder()
  expect(basename(own)).toMatch(new RegExp(`^wellmet-work-${process.pid}-`))
  await deleteAbandonedFolders()
  expect(existsSync(own)).toBe(false)
})
