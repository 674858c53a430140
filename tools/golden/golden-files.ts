import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { contracts, openApi } from '../../apps/api/contracts.ts'
import { describeCatalogue } from '../../database/catalogue/describe-catalogue.ts'
import { migrate, migrationsFingerprint } from '../../database/migrate.ts'
import { cloneDatabase, ensureTemplate } from '../services/template-database.ts'
import { methodOf, pathOf, type Contract } from '../../platform/contract/endpoint.ts'
import { getFrom } from '../../platform/values/present.rules.ts'
import { startServices } from '../services/start-services.ts'
import { renderDashboard } from '../observability/render-dashboard.ts'
import { renderRules } from '../observability/render-rules.ts'
import { repository } from '../repository.ts'
import { connectHelp } from './connect-help.ts'
import { systemLedger } from '../check/as-system.ts'
import { dataModelPage } from './data-model.ts'
import { envExample } from './env-example.ts'
import { messageLists } from './message-lists.ts'
import { proofsFile } from './proofs.ts'
import { personStatesPage } from './person-states.ts'
import { scalePage } from './scale-page.ts'
import { nounFolders } from './noun-folders.ts'
import { statementFiles } from './statements/statement-files.ts'
import { readTopics, topicFindings, withTopics } from './what-works.ts'

export type GoldenFile = { path: string; content: string }

/** Everything that is derived and committed, so that a reviewer sees what a change does to it. */
export async function goldenFiles(): Promise<GoldenFile[]> {
  const document = `${JSON.stringify(openApi(), null, 2)}\n`
  return [
    { path: 'docs/api/endpoints.txt', content: ledger(await nounFolders(contracts)) },
    { path: 'README.md', content: withTopics(readText('README.md'), readTable()) },
    { path: '.env.example', content: envExample() },
    { path: 'docs/help/connect.md', content: connectHelp() },
    { path: 'docs/api/openapi.json', content: document },
    { path: 'apps/web/src/api/schema.gen.ts', content: clientTypes(document) },
    { path: 'docs/as-system.txt', content: systemLedger() },
    await proofsFile(),
    dataModelPage(),
    personStatesPage(),
    ...messageLists(),
    { path: 'ops/alerts.yml', content: renderRules() },
    { path: 'ops/dashboard.json', content: renderDashboard() },
    ...(await fromDatabase()),
  ]
}

/** Family, access, method, path, folder: who may call what, and where it is, on one page. */
function ledger(folders: ReadonlyMap<Contract, string>): string {
  const longest = Math.max(
    ...contracts.flatMap(({ endpoints }) => Object.values(endpoints)).map((one) => pathOf(one).length),
  )
  const rows = contracts.flatMap((contract) =>
    Object.values(contract.endpoints).map((endpoint) => [
      contract.family.padEnd(10),
      (endpoint.keys === 'never' ? `${endpoint.access}, no keys` : endpoint.access).padEnd(15),
      methodOf(endpoint).padEnd(6),
      pathOf(endpoint).padEnd(longest),
      getFrom(folders, contract),
    ]),
  )
  return `${rows
    .map((row) => row.join('  '))
    .toSorted()
    .join('\n')}\n`
}

const readText = (path: string): string => readFileSync(join(repository, path), 'utf8')
const readTable = () => readTopics(readText('docs/what-works.md'))

/** What golden files cannot repair: a noun with endpoints that nobody wrote about. */
export const goldenFindings = async (): Promise<string[]> =>
  topicFindings(readTable(), new Set((await nounFolders(contracts)).values()))

/** openapi-typescript wants TypeScript 5, which lives in tools/client-types alone. */
function clientTypes(document: string): string {
  return inTemporaryFolder((folder) => {
    writeFileSync(join(folder, 'openapi.json'), document)
    const command = join(repository, 'tools/client-types/node_modules/.bin/openapi-typescript')
    execFileSync(command, [join(folder, 'openapi.json'), '-o', join(folder, 'schema.ts')], {
      stdio: 'pipe',
      cwd: join(repository, 'tools/client-types'),
    })
    return readFileSync(join(folder, 'schema.ts'), 'utf8')
  })
}

async function fromDatabase(): Promise<GoldenFile[]> {
  const services = await startServices({ purpose: 'tests', durable: false })
  const template = await ensureTemplate(services.postgresUrl, {
    fingerprint: migrationsFingerprint(),
    build: (url) => migrate(url),
  })
  const clone = await cloneDatabase(services.postgresUrl, template)
  try {
    return [
      { path: 'platform/database/schema.gen.ts', content: tableTypes(clone.url) },
      { path: 'database/schema.sql', content: dumpSchema(clone.url) },
      ...(await fromCatalogue(clone.url)),
      ...(await statementFiles(clone.url)),
    ]
  } finally {
    await clone.drop()
    if (process.env['CI'] === 'true') await services.stop()
  }
}

/** What a live database is compared with when a process starts, while it runs, and by `wellmet check`; and a list in the docs. */
async function fromCatalogue(url: string): Promise<GoldenFile[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const catalogue = `${(await describeCatalogue(client)).join('\n')}\n`
    return [{ path: 'database/catalogue.txt', content: catalogue }, await scalePage(client)]
  } finally {
    await client.end()
  }
}

function tableTypes(url: string): string {
  return inTemporaryFolder((folder) => {
    const file = join(folder, 'schema.ts')
    const product = '!(graphile_worker|migrations|public).*'
    execFileSync(
      'kysely-codegen',
      ['--dialect', 'postgres', '--camel-case', '--include-pattern', product, '--url', url, '--out-file', file],
      { stdio: 'pipe' },
    )
    return readFileSync(file, 'utf8')
  })
}

/** The version whose way of writing a schema is the golden one. With another, the committed file is taken as it is. */
const dumpVersion = 15

function dumpSchema(url: string): string {
  const version = execFileSync('pg_dump', ['--version'], { encoding: 'utf8' })
  if (!version.includes(` ${dumpVersion}.`)) {
    console.warn(`database/schema.sql is not compared: this is ${version.trim()}, not ${dumpVersion}.`)
    return readFileSync(join(repository, 'database/schema.sql'), 'utf8')
  }
  const without = ['graphile_worker', 'migrations'].map((schema) => `--exclude-schema=${schema}`)
  const dump = execFileSync('pg_dump', ['--schema-only', '--no-owner', ...without, url], { encoding: 'utf8' })
  const lines = dump.split('\n').filter((line) => !/^(--|SET |SELECT pg_catalog|\\)/.test(line))
  return `${lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`
}

function inTemporaryFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'wellmet-golden-'))
  try {
    return work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
