import { execFile, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/services/temporary-folder.ts'
import { startProcesses } from '../../tests/world/product.ts'
import { repository } from '../repository.ts'
import { findFreePort } from '../services/free-port.ts'
import { alerts } from './alerts.ts'
import { rows } from './dashboard.ts'
import { runbookOf } from './render-rules.ts'
import { readMetrics } from './scraped-metrics-for-tests.ts'
import { seriesIn } from './series-in.ts'
import { recordingRules } from './slo.ts'

const run = promisify(execFile)
const read = (path: string): string => readFileSync(join(repository, path), 'utf8')
const drawn = rows.flatMap(({ panels }) => panels).flatMap(({ queries }) => queries.map(({ expr }) => expr))

test('the series of an expression are told from its functions, words and labels', () => {
  const expression = `sum by (job, le) (rate(a_total{x="b c",y!~"d.*"}[5m])) / on (job) b:c:rate_1h > 0.5e3 and max(e) or vector(0)`
  expect(seriesIn(expression)).toEqual([
    { name: 'a_total', labels: ['x', 'y'] },
    { name: 'b:c:rate_1h', labels: [] },
    { name: 'e', labels: [] },
  ])
})

/** What Prometheus itself and its node exporter offer. */
const ofOthers = new Map([
  ['up', new Set<string>()],
  ['node_filesystem_avail_bytes', new Set(['fstype', 'mountpoint'])],
  ['node_filesystem_size_bytes', new Set(['fstype', 'mountpoint'])],
])
const METRICS_TOKEN = 'a token of the operator'
const scrape = async (port: string): Promise<string> => {
  const page = await fetch(`http://127.0.0.1:${port}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  })
  return page.text()
}
const hasProgram = (name: string): boolean => spawnSync(name, ['--version']).status === 0

describe('beside the real API and worker', () => {
  let product: Awaited<ReturnType<typeof startProcesses>>
  let workerPort: string
  beforeAll(async () => {
    workerPort = String(await findFreePort(null))
    product = await startProcesses({ METRICS_TOKEN, WORKER_PORT: workerPort })
  }, 120_000)
  afterAll(() => product.stop())

  test('every series and label in an alert or on the dashboard is there', async () => {
    const { PORT } = product.environment
    // Its mail is a job.
    await fetch(`${product.address}/api/account/sign-up`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ana Lima', email: 'ana@example.com', password: 'a long enough password' }),
    })
    const ofWorker = await vi.waitFor(async () => {
      const text = await scrape(workerPort)
      expect(text).toContain('job_duration_seconds_count{')
      return text
    }, 20_000)
    const offered = new Map([...readMetrics(`${ofWorker}${await scrape(PORT)}`), ...ofOthers])
    for (const { record } of recordingRules) offered.set(record, new Set())
    const wanted = [...alerts, ...recordingRules].map(({ expr }) => expr).concat(drawn)
    const missing = wanted.flatMap(seriesIn).flatMap(({ name, labels }) => {
      const known = offered.get(name)
      if (!known) return [name]
      // Prometheus adds these two.
      const own = labels.filter((label) => !['job', 'instance'].includes(label))
      return own.filter((label) => !known.has(label)).map((label) => `${name}{${label}}`)
    })
    expect([...new Set(missing)]).toEqual([])
  })
})

test('every alert has a page that says what to look at and what to run, and every page has its alert', () => {
  const folder = 'docs/operations/runbooks'
  const pages = new Set(alerts.map(({ name }) => runbookOf(name)))
  expect(
    readdirSync(join(repository, folder))
      .map((file) => `${folder}/${file}`)
      .toSorted(),
  ).toEqual([...pages].toSorted())
  for (const { name } of alerts) {
    const page = read(runbookOf(name))
    expect(page).toContain(`\`${name}\``)
    for (const heading of ['## What it means', '## What to look at', '## What to do']) expect(page).toContain(heading)
    expect(page).toMatch(/```sh\n\S/)
  }
})

const files = ['ops/alerts.test.yml', 'ops/slo.test.yml']

test('every alert is tested with its fault and in health', () => {
  const tested = files.map(read).join('\n')
  for (const { name } of alerts) {
    expect(tested).toContain(`alertname: ${name}, exp_alerts: [] }`)
    expect(tested).toMatch(new RegExp(`alertname: ${name}\\n +exp_alerts:\\n +- exp_labels:`))
  }
})

describe.skipIf(!hasProgram('promtool'))('according to promtool', () => {
  test('the rules are sound', async () => {
    const { stdout } = await run('promtool', ['check', 'rules', 'ops/alerts.yml'], { cwd: repository })
    expect(stdout).toContain('SUCCESS')
  })

  test('the example of a configuration is sound', async () => {
    const checking = ['check', 'config', '--syntax-only', 'ops/prometheus.yml']
    expect((await run('promtool', checking, { cwd: repository })).stdout).toContain('SUCCESS')
  })

  test('every query of the dashboard can be read', async () => {
    const file = join(temporaryFolder(), 'dashboard.yml')
    const rules = drawn.map((expr, at) => ({ record: `panel:${at}`, expr }))
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }))
    const { stdout } = await run('promtool', ['check', 'rules', file])
    expect(stdout).toContain(`${drawn.length} rules found`)
  })

  test('every alert of ops/alerts.test.yml fires on its fault and is silent in health', async () => {
    const { stdout } = await run('promtool', ['test', 'rules', 'ops/alerts.test.yml'], { cwd: repository })
    expect(stdout).toContain('SUCCESS')
  }, 120_000)
})
