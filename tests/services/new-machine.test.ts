import { spawnSync } from 'node:child_process'
import { chmodSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repository } from '../../tools/repository.ts'
import { introductionStage } from '../world/introductions.ts'
import { bringBack, commandsFromFolder, machineThatWillBeLost } from '../world/new-machine.ts'

test('on an empty machine, the commands of the help bring everything back from the copied folders', async () => {
  expect(await bringBack(commandsFromFolder())).toBeLessThan(300)
}, 600_000)

const other = { uid: 10_001, gid: 10_001 }
const main = join(repository, 'apps/wellmet/main.ts')
const canBeAnother =
  process.getuid?.() === 0 && spawnSync(process.execPath, ['-e', `fs.accessSync('${main}')`], other).status === 0

test.runIf(canBeAnother)(
  'files that belong to another account are named in one sentence',
  async () => {
    const { world } = await introductionStage()
    const { folder, machine } = await machineThatWillBeLost({ world })
    await machine.run('backup', ['backup'])
    for (const path of [folder, join(folder, 'secrets')]) chmodSync(path, 0o755)
    writeFileSync(join(folder, '.env'), 'PUBLIC_URL=http://localhost:1\nMAIL_FROM=hello@example.com\n')
    writeFileSync(join(folder, 'secrets/smtp_url'), 'smtp://127.0.0.1:1')
    const backups = join(folder, 'backups')
    const dump = join(
      backups,
      readdirSync(backups).find((name) => name.endsWith('.dump'))!,
    )
    const asOther = (service: string, ...args: string[]) => machine.run(service, args, other)
    const refused = (path: string) => ({
      code: 1,
      stderr: expect.stringMatching(
        new RegExp(
          `^${path} cannot be opened by the account 10001:10001: [^\\n]* belongs to 0:0, mode [67]00\\.[^\\n]*BACKUP_ACCOUNT[^\\n]*\\n$`,
        ),
      ),
    })
    await expect(asOther('wellmet', 'backup', 'list')).rejects.toMatchObject(refused(backups))
    await expect(asOther('wellmet', 'restore', dump)).rejects.toMatchObject(refused(dump))
    chmodSync(backups, 0o755)
    await expect(asOther('wellmet', 'backup', 'list')).rejects.toMatchObject(refused(`${dump}.json`))
    await expect(asOther('wellmet', 'restore', dump)).rejects.toMatchObject(refused(join(backups, 'deletions.jsonl')))
    chmodSync(join(backups, 'deletions.jsonl'), 0o644)
    chmodSync(`${dump}.json`, 0o644)
    await expect(asOther('wellmet', 'restore', dump)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(new RegExp(`^${dump} cannot be opened by the account 10001:10001[^\\n]*\\n$`, 'm')),
    })
    await expect(asOther('backup', 'backup')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/\.partial cannot be opened by the account 10001:10001: \S+ belongs to 0:0/),
    })
  },
  300_000,
)
