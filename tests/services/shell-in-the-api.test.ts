import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { listTables } from '@wellmet/database/catalogue/product-tables.ts'
import { signedInAs } from '@wellmet/database/migrate.ts'
import { readRepositoryFile } from '../../tools/check/files.ts'
import { bring } from '../world/imports.ts'
import { twoContacts } from '../world/backups.ts'
import { wellmetWith } from '../world/wellmet.ts'
import { world, type World } from '../world/world.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** A folder as beside `compose.yaml`, with a dump in it. */
async function newFolder(): Promise<string> {
  const folder = temporaryFolder()
  await wellmetWith({}, 'new-secrets', '--folder', join(folder, 'secrets'))
  mkdirSync(join(folder, 'backups'))
  writeFileSync(join(folder, 'backups', 'wellmet-20261118T013000Z.dump'), 'a dump')
  return folder
}

interface Service {
  secrets?: string[]
  volumes?: string[]
  env_file?: string
}

const { services: compose } = parse(readRepositoryFile('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>
}

/** The paths that a container of `compose.yaml` sees. */
const inContainer =
  (name: string) =>
  (folder: string): string[] => {
    const { secrets = [], volumes = [] } = compose[name]!
    const mounted = volumes.flatMap((volume) => (volume.startsWith('./') ? [volume.split(':')[0]!] : []))
    return [...secrets.map((secret) => `secrets/${secret}`), ...mounted].map((path) => join(folder, path))
  }

/** What systemd hands over; the folders of others are closed to the account. */
const inUnit =
  (unit: string) =>
  (folder: string): string[] => {
    const loaded = [...readRepositoryFile(`ops/systemd/${unit}.service`).matchAll(/^LoadCredential=\w+:\S+\/(\w+)$/gm)]
    return loaded.map(([, name]) => join(folder, 'secrets', name!))
  }

/** What is left in the folder for `wellmet-secrets`, once the commands of the page were typed. */
const inPod =
  (role: string) =>
  (folder: string): string[] => {
    const page = readRepositoryFile('docs/operations/installing.md').split('## With Kubernetes')[1]!
    const [, block] = /^```sh\n([\s\S]*?)^```/m.exec(page)!
    for (const line of block!.split('\n').filter((one) => /^(?:rm|mv) /.test(one)))
      execFileSync('sh', ['-c', line.replace('/media/elsewhere/', '.')], { cwd: folder })
    const deployment = readRepositoryFile(`ops/kubernetes/${role}.yaml`)
    const secrets = readdirSync(join(folder, 'secrets')).map((name) => join(folder, 'secrets', name))
    return [
      ...(deployment.includes('secretName: wellmet-secrets') ? secrets : []),
      ...(deployment.includes('claimName: wellmet-backups') ? [join(folder, 'backups')] : []),
    ]
  }

const filesBelow = (path: string): string[] => {
  if (!existsSync(path)) return []
  return statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => filesBelow(join(path, name))) : [path]
}

/** What somebody finds who can run anything there. */
async function lookAround(paths: (folder: string) => string[]) {
  const files = paths(await newFolder()).flatMap(filesBelow)
  const texts = files.map((file) => readFileSync(file, 'utf8'))
  return {
    dumps: files.filter((file) => file.endsWith('.dump')).length,
    keys: texts.filter((text) => text.includes('PRIVATE KEY')).length,
    roles: texts.flatMap((text) => [...text.matchAll(/postgres(?:ql)?:\/\/(\w+):/g)].map(([, role]) => role!)),
  }
}

let made: World
let tables: string[]
beforeAll(async () => {
  made = await world()
  await bring(made, await made.signUp(), 'Connections.csv', twoContacts)
  tables = (await listTables(made.superuser)).map(({ name }) => name)
}, 120_000)
afterAll(() => made?.close())

/** How many rows a role reads past row-level security, also as every role that it can become. */
async function rowsPastSecurity(role: string): Promise<number> {
  const client = new pg.Client({ connectionString: signedInAs(made.superuserUrl, role) })
  await client.connect()
  try {
    const tried = async (statement: string) =>
      (await client.query(statement).catch(() => ({ rows: [] }))).rows as object[]
    const { rows: others } = await client.query<{ name: string }>('select rolname as name from pg_roles')
    let read = 0
    for (const become of ['reset role', ...others.map(({ name }) => `set role ${pg.escapeIdentifier(name)}`)]) {
      await tried('reset role')
      await tried(become)
      await client.query('set row_security = off')
      // Without rights, or where a policy would leave rows out, PostgreSQL answers with an error.
      for (const table of tables) read += (await tried(`select from ${table}`)).length
      read += (await tried(`select pg_read_file('postgresql.conf')`)).length
      await tried(`copy (select 1) to program 'true'`).then((answer) => expect(answer).toEqual([]))
    }
    return read
  } finally {
    await client.end()
  }
}

describe.each([
  ['compose.yaml', inContainer],
  ['systemd', (name: string) => inUnit(name === 'backup' ? 'wellmet-backup' : 'wellmet@')],
  ['Kubernetes', inPod],
] as const)('with %s', (_where, within) => {
  test.each(['api', 'worker'])(
    'a shell in the %s finds no dump, no key of backups and no way past row-level security',
    async (name) => {
      const found = await lookAround(within(name))
      expect(found).toEqual({ dumps: 0, keys: 0, roles: ['wellmet_app', 'wellmet_staff'] })
      for (const role of found.roles) expect({ role, rows: await rowsPastSecurity(role) }).toEqual({ role, rows: 0 })
    },
  )
})

test('the same shell where backups are made, or where the operator types, finds what there is', async () => {
  expect(await lookAround(inContainer('backup'))).toEqual({ dumps: 1, keys: 0, roles: ['wellmet_backup'] })
  const operator = await lookAround(inContainer('wellmet'))
  expect(operator.roles).toContain('postgres')
  expect(await rowsPastSecurity('wellmet_backup')).toBeGreaterThan(10)
  expect((await lookAround((folder) => [folder])).keys).toBe(1)
})
