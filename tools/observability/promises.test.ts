import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { repository } from '../repository.ts'

const hasPromtool = spawnSync('promtool', ['--version']).status === 0

test.skipIf(!hasPromtool)(
  'every alert on a promise fires when its budget is used up too fast, over days',
  async () => {
    const asked = ['test', 'rules', 'ops/slo.test.yml']
    const { stdout } = await promisify(execFile)('promtool', asked, { cwd: repository })
    expect(stdout).toContain('SUCCESS')
  },
  240_000,
)
