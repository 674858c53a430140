import { execFile, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInAs } from '../../database/migrate.ts'
import { repository } from '../../tools/repository.ts'
import { connections } from '../world/imports.ts'
import { startObjectStorage } from '../world/object-storage.ts'
import { startProcesses } from '../world/product.ts'
import { temporaryFolder } from './temporary-folder.ts'

const run = promisify(execFile)
const METRICS_TOKEN = 'a token of the operator'
const folders = ['docs/help', 'docs/operations/runbooks']

/** Commands that other tests run, or that run for as long as the server does. */
const runElsewhere = new Map([
  ['npm ci', '.ci/run'],
  ['npm ci && npm run build', '.ci/run'],
  ['npm ci --omit=dev --omit=optional --workspace apps/wellmet', 'tests/services/production-install.test.ts'],
  ['npm run check', '.ci/run'],
  ['npm run test:fast', '.ci/run'],
  ['npm test', '.ci/run'],
  ['npm run demo', 'tests/browser/demo.test.ts'],
  ['wellmet api', 'tests/services/production-install.test.ts'],
  ['wellmet worker', 'tests/services/production-install.test.ts'],
  ['wellmet restore "$BACKUP_DIRECTORY/$DUMP" --key backup_private_key', 'apps/wellmet/restore.test.ts'],
  // Containers: `npm run measure:stack` runs them, with Podman.
  ...[
    'docker load --input wellmet-0.2.0.tar',
    'docker run --rm --user "$(id -u)" --volume ./secrets:/secrets wellmet:0.2.0 new-secrets --folder /secrets',
    'docker compose up --detach --wait',
    'docker compose run --rm wellmet check',
    'docker compose run --rm backup backup',
  ].map((command): [string, string] => [command, 'tools/measure-stack/main.ts']),
  // On a machine of its own, from the copied folders.
  ...[
    `chown --recursive "$(id -u):$(id -g)" secrets backups && chmod 700 secrets backups`,
    `sed --in-place '/^BACKUP_ACCOUNT=/d' .env && echo "BACKUP_ACCOUNT=$(id -u):$(id -g)" >> .env`,
    'docker compose run --rm wellmet backup list',
    'docker compose run --rm --no-TTY wellmet restore /backups/$DUMP --key - < backup_private_key',
    'rm backup_private_key',
  ].map((command): [string, string] => [command, 'tests/services/new-machine.test.ts']),
  ...['mkdir -m 700 backups', 'docker compose run --rm copies backup fetch'].map((command): [string, string] => [
    command,
    'tests/services/new-machine-from-storage.test.ts',
  ]),
  ['npm run build:client', 'client/installed-alone.test.ts'],
  ['npm pack ./client/dist', 'client/installed-alone.test.ts'],
  ['wellmet login https://wellmet.example.com', 'apps/wellmet/member/member.test.ts'],
  ['wellmet logout', 'apps/wellmet/member/member.test.ts'],
  ['wellmet webhooks listen --forward http://localhost:3000/hook', 'apps/wellmet/member/member.test.ts'],
  // Takes a teammate who knows them.
  [
    'wellmet ask "Priya Raman" --message "Would twenty minutes next week be of use to you?"',
    'apps/wellmet/member/member.test.ts',
  ],
  ['promtool check rules ops/alerts.yml', 'tools/observability/observability.test.ts'],
  ['npm run build:help -- public', 'tools/help/help.test.ts'],
])

const pages = folders.flatMap((folder) => readdirSync(join(repository, folder)).map((file) => `${folder}/${file}`))
const commands = pages.flatMap((page) =>
  [...readFileSync(join(repository, page), 'utf8').matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block]) =>
    block!
      .trim()
      .split('\n')
      .map((command) => ({ page, command })),
  ),
)
const joost = 'Joost,de Wit,https://www.linkedin.com/in/joost,,Kade,Founder,02 May 2026'
const hasAll = ['psql', 'curl'].every((name) => spawnSync(name, ['--version']).status === 0)

let product: Awaited<ReturnType<typeof startProcesses>>
let key: string
beforeAll(async () => {
  product = await startProcesses({ METRICS_TOKEN })
  key = await makeKey(product)
}, 120_000)
afterAll(() => product.stop())

test.skipIf(!hasAll)(
  'every command of the help and of the runbooks runs',
  async () => {
    const cwd = temporaryFolder()
    writeFileSync(join(cwd, 'Connections.csv'), connections([joost]))
    const env = {
      ...process.env,
      ...product.environment,
      PATH: [join(repository, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
      // Compiling takes most of the start of a command.
      NODE_COMPILE_CACHE: join(repository, '.local', 'compiled'),
      DATABASE_ADMIN_URL: product.superuserUrl,
      WELLMET_KEY: key,
      WELLMET_URL: product.address,
      MAIL_FROM: 'Wellmet <hello@example.com>',
      BACKUP_DIRECTORY: join(cwd, 'dumps'),
      BACKUP_DATABASE_URL: signedInAs(product.superuserUrl, 'wellmet_backup'),
      BACKUP_STORAGE_URL: (await startObjectStorage()).url,
    }
    for (const { page, command } of commands.filter((one) => !runElsewhere.has(one.command))) {
      const { stdout } = await run('bash', ['-o', 'pipefail', '-c', command], { cwd, env }).catch((error) => ({
        stdout: `failed: ${String(error)}`,
      }))
      expect.soft(stdout, `${page}: ${command}`).not.toMatch(/^failed|"status":4\d\d/)
    }
  },
  400_000,
)

test('what is said to be run elsewhere stands in the pages', () => {
  const written = new Set(commands.map(({ command }) => command))
  expect([...runElsewhere.keys()].filter((command) => !written.has(command))).toEqual([])
})

/** As a user makes one: sign up, confirm the address, create the key. */
async function makeKey(started: typeof product): Promise<string> {
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${started.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const [email, password] = ['operator@example.com', 'a long enough password']
  const signedUp = await post('/api/account/sign-up', { name: 'Ola Operator', email, password })
  const cookie = signedUp.headers.getSetCookie()[0]!.split(';')[0]!
  await started.confirm(email, cookie)
  const scopes = [
    'network:read',
    'network:write',
    'people:read',
    'people:write',
    'graph:read',
    'webhooks:read',
    'mcp:use',
  ]
  const made = await post('/api/account/api-keys', { name: 'Documented commands', scopes }, cookie)
  if (!made.ok) throw new Error(`Making a key was answered ${made.status}: ${await made.text()}`)
  return ((await made.json()) as { secret: string }).secret
}
