import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { wellmetWith } from '../world/wellmet.ts'
import { temporaryFolder } from './temporary-folder.ts'

test('what new-secrets prints is read by a shell as it is meant', async () => {
  const { stdout } = await wellmetWith({}, 'new-secrets')
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'settings.env'), stdout)
  const read = spawnSync('sh', ['-c', 'set -a && . ./settings.env && set +a && printenv VAULT_KEYS'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const { current, keys } = JSON.parse(read.stdout) as { current: string; keys: Record<string, string> }
  expect(keys[current]).toMatch(/^[\w+/=]{44}$/)
})

test('new-secrets writes nothing into a folder that others can open, and makes one that they cannot', async () => {
  const folder = join(temporaryFolder(), 'secrets')
  mkdirSync(folder)
  chmodSync(folder, 0o755)
  await expect(wellmetWith({}, 'new-secrets', '--folder', folder)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/others can open .*mode 755.*chmod 700/),
  })
  expect(readdirSync(folder)).toEqual([])
  const made = join(folder, 'made')
  await wellmetWith({}, 'new-secrets', '--folder', made)
  expect(statSync(made).mode & 0o777).toBe(0o700)
})
