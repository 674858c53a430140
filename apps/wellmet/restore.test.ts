import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { collectAs, journalDeletions } from '@wellmet/database/backup/deletion-journal.ts'
import { backUp, drillRestore } from '@wellmet/database/backup/run-backups.ts'
import { removeFromDirectory } from '@wellmet/contacts/directory/remove-from-directory.ts'
import { suppressAddress } from '@wellmet/platform/mail/suppress-mailbox.ts'
import { hooks } from '../areas.ts'
import { query } from '../../tests/services/query.ts'
import { temporaryFolder } from '../../tests/services/temporary-folder.ts'
import { dropKeptDatabases, twoContacts, worldWithBackups } from '../../tests/world/backups.ts'
import { bring } from '../../tests/world/imports.ts'
import { operatorOf, wellmetWith } from '../../tests/world/wellmet.ts'
import { cookieOf, type Somebody, type World } from '../../tests/world/world.ts'

const zoe = 'Zoe,Ek,https://www.linkedin.com/in/zoe,zoe@example.com,Kade,Partner,02 May 2026'

/** Sessions do not outlive a restore. */
async function signInAgain(world: World, { user, password }: Somebody): Promise<{ cookie: string }> {
  const answer = await fetch(`${world.origin()}/api/account/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: user.email, password }),
  })
  expect(answer.status).toBe(200)
  return { cookie: cookieOf(answer) }
}

const namesOf = async (world: World, who: { cookie: string }): Promise<string[]> =>
  (await world.as(who).contacts.list({})).items.map(({ name }) => name).toSorted()

/** Everything that the database holds, as text. */
const wholeText = async (url: string): Promise<string> =>
  (await promisify(execFile)('pg_dump', ['--data-only', url], { maxBuffer: 1024 ** 3 })).stdout

test('whoever was erased after the dump stays erased when it is restored', async () => {
  const { world, me, directory, backupUrl, services, wellmet, newestDump } = await worldWithBackups()
  dropKeptDatabases(world)
  const journalNow = () => journalDeletions(directory, services.now(), collectAs(backupUrl, hooks))
  expect(await backUp(services)).toMatchObject({
    succeeded: true,
    detail: expect.stringMatching(/^wellmet-\d{8}T\d{6}Z\.dump: .* rows in \d+ tables/),
  })
  const dump = newestDump()
  const { madeAt } = JSON.parse(readFileSync(`${dump}.json`, 'utf8')) as { madeAt: string }
  expect(statSync(dump).mode & 0o777).toBe(0o600)
  expect(readdirSync(directory).filter((name) => name.endsWith('.partial'))).toEqual([])

  const journal = join(directory, 'deletions.jsonl')
  const { id } = (await world.as(me).contacts.list({})).items.find(({ name }) => name === 'Ana Ribeiro')!
  await world.as(me).deletions.delete({ params: { id } })
  await world.work()
  await journalNow()
  await journalNow()
  expect(readFileSync(journal, 'utf8').trim().split('\n')).toHaveLength(2)
  await removeFromDirectory(world.services, 'zoe@example.com')
  // The last minute, which is not in the journal yet.
  await world.services.database.system.asSystem((tx) => suppressAddress(tx, world.services, 'eve@example.com'))

  const said = await wellmet('restore', dump)
  expect(said).toMatch(/Restored and complete/)
  expect(said).toMatch(/3 deletions replayed/)
  expect(said).toMatch(/is kept as .*_before_\d{14}/)
  const lines = readFileSync(journal, 'utf8')
  for (const secret of ['Ana', 'Ribeiro', 'northgate', 'eve', 'example.com']) expect(lines).not.toContain(secret)
  await world.work()
  const again = await signInAgain(world, me)
  expect(await namesOf(world, again)).toEqual(['Joost de Wit'])
  const text = await wholeText(world.superuserUrl)
  for (const erased of ['Ribeiro', 'ana@northgate.example', 'linkedin.com/in/ana']) expect(text).not.toContain(erased)
  expect(text).toContain('joost@kade.example')
  const { import: done } = await bring(world, { ...me, ...again }, 'Connections.csv', `${twoContacts}\n${zoe}`)
  expect(done.counts).toMatchObject({ created: 0, skipped: 2 })
  expect(await query(world.superuserUrl, 'select count(*)::int from platform.suppressed_mailboxes')).toEqual([1])

  // It is the journal that keeps them away, and another one does not do.
  rmSync(journal)
  await journalNow()
  await expect(wellmet('restore', dump)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('was begun after the restored moment'),
  })
  expect(await wellmet('restore', dump, '--without-journal')).not.toMatch(/replayed/)
  expect(await namesOf(world, await signInAgain(world, me))).toEqual(['Ana Ribeiro', 'Joost de Wit'])

  // As after a server was brought to the moment of the dump by other means, such as pgBackRest.
  await expect(wellmet('restore', '--settle', '17 November')).rejects.toMatchObject({ code: 2 })
  await expect(wellmet('restore', '--settle', madeAt)).rejects.toMatchObject({ code: 1 })
  writeFileSync(journal, lines)
  expect(await wellmet('restore', '--settle', madeAt)).toMatch(/3 deletions replayed[^]*1 sessions ended/)
  expect(await namesOf(world, await signInAgain(world, me))).toEqual(['Joost de Wit'])
}, 300_000)

test('a sealed dump is restored with the private key alone, and nothing readable of it is ever on the disk', async () => {
  const { world, me, directory, settings, servicesWith, newestDump } = await worldWithBackups()
  dropKeptDatabases(world)
  const keys = temporaryFolder()
  const [privateKey, publicKey, other] = ['private', 'public', 'other'].map((name) => join(keys, name))
  const made = await wellmetWith({}, 'backup', 'new-key', privateKey!)
  expect(statSync(privateKey!).mode & 0o777).toBe(0o600)
  writeFileSync(publicKey!, made.stdout)
  await wellmetWith({}, 'backup', 'new-key', other!)
  const services = servicesWith({ BACKUP_PUBLIC_KEY_FILE: publicKey! })
  expect(await backUp(services)).toMatchObject({ succeeded: true })
  const dump = newestDump()
  const everything = readdirSync(directory).map((name) => readFileSync(join(directory, name)).toString('latin1'))
  for (const readable of ['PGDMP', 'Ribeiro', 'northgate'])
    expect(everything.filter((text) => text.includes(readable))).toEqual([])

  // Where the private key is not, the drill still proves that the database can be restored.
  expect(await drillRestore(services)).toMatchObject({
    succeeded: true,
    detail: expect.stringContaining('is whole and sealed; another dump was restored'),
  })
  const wellmet = operatorOf(world, { ...settings, BACKUP_PUBLIC_KEY_FILE: publicKey! })
  expect(await wellmet('backup', 'list')).toMatch(/\.dump {2}sealed for [0-9a-f]{16}$/m)
  expect(await wellmet('backup', 'drill', '--key', privateKey!)).toMatch(/^wellmet-.*\.dump: \d+ rows in/m)

  const refused = (text: string) => ({ code: 1, stderr: expect.stringContaining(text) })
  await expect(wellmet('restore', dump)).rejects.toMatchObject(refused('is sealed. Name the file of the private key'))
  await expect(wellmet('restore', dump, '--key', other!)).rejects.toMatchObject(refused('is sealed for the key'))
  await expect(wellmet('restore', dump, '--key', publicKey!)).rejects.toMatchObject(refused('holds no key'))
  await expect(wellmet('restore', dump, '--key')).rejects.toMatchObject({ code: 2 })
  expect(await wellmet('restore', dump, '--key', privateKey!)).toMatch(/Restored and complete/)
  expect(await namesOf(world, await signInAgain(world, me))).toEqual(['Ana Ribeiro', 'Joost de Wit'])

  // A server that has the private key has no reason to seal.
  expect(await backUp(servicesWith({ BACKUP_PUBLIC_KEY_FILE: privateKey! }))).toMatchObject({
    succeeded: false,
    detail: expect.stringContaining('which the server must not have'),
  })
}, 300_000)
