import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { twoContacts } from '../world/backups.ts'
import { composeMachine, composeServices as services } from '../world/compose.ts'
import { bring } from '../world/imports.ts'
import { wellmetWith } from '../world/wellmet.ts'
import { worldForThisTest } from '../world/world.ts'
import { query } from './query.ts'
import { temporaryFolder } from './temporary-folder.ts'

test('the services of compose.yaml migrate and back up with what they have, and what the API has shows no row', async () => {
  const world = await worldForThisTest()
  await bring(world, await world.signUp(), 'Connections.csv', twoContacts)
  const folder = temporaryFolder()
  const [secrets, backups] = [join(folder, 'secrets'), join(folder, 'backups')]
  mkdirSync(backups, { mode: 0o700 })
  await wellmetWith({}, 'new-secrets', '--folder', secrets)
  const read = (name: string) => readFileSync(join(secrets, name), 'utf8')
  for (const name of services['wellmet']!.secrets.filter((secret) => /database_(?:admin_)?url$/.test(secret))) {
    const { username, password } = new URL(read(name))
    const url = new URL(world.superuserUrl)
    if (username !== 'postgres') Object.assign(url, { username, password })
    writeFileSync(join(secrets, name), url.href)
  }
  const machine = composeMachine(folder)

  expect((await machine.run('migrate', services['migrate']!.command)).stdout).toContain('The schema is the newest.')
  await machine.run('backup', ['backup'])
  const { stdout: drilled } = await machine.run('backup', ['backup', 'drill'])
  expect(drilled).toMatch(/is whole and sealed; another dump was restored/)
  const files = readdirSync(backups).map((name) => readFileSync(join(backups, name)).toString('latin1'))
  expect(files.filter((text) => /PGDMP|Ribeiro|northgate/.test(text))).toEqual([])

  // Whoever runs code in the API has these addresses and no other.
  const addresses = services['api']!.secrets.map(read).filter((secret) => secret.startsWith('postgres://'))
  const [ofMembers, ofStaff, ...others] = addresses
  expect(others).toEqual([])
  const rows = 'select count(*)::int from contacts.contacts'
  expect(await query(world.superuserUrl, rows)).toEqual([2])
  expect(await query(ofMembers!, rows)).toEqual([0])
  await expect(query(ofStaff!, rows)).rejects.toThrow('permission denied')
  for (const address of addresses) {
    await expect(query(address, 'set role wellmet_backup')).rejects.toThrow('permission denied')
    await expect(query(address, `copy (select 1) to program 'true'`)).rejects.toThrow(
      /must be superuser|permission denied/,
    )
  }
  const ofApi = services['api']!.secrets.map(read).join('\n')
  for (const name of ['database_password', 'database_admin_url', 'backup_database_url', 'backup_private_key'])
    expect(ofApi).not.toContain(read(name))
}, 300_000)
