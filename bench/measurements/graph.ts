import { loadavg } from 'node:os'
import { writeScripts, type Bare } from '../graph/bare-scripts.ts'
import { endpoints as allEndpoints } from '../graph/graph-questions.ts'
import { keepFigures, printGrowth, type Figures } from '../graph/kept-figures.ts'
import type { NetworkStage } from '../graph/network-stage.ts'
import { openRecorder } from '../graph/record-statements.ts'
import { referenceFigures } from '../graph/reference-figures.ts'
import { prepareReference } from '../graph/reference-network.ts'
import { recordReference } from '../graph/reference-statements.ts'
import { askEach } from '../ground/ask-each.ts'
import { pgbenchOf, type Measured, type Part } from '../ground/pgbench.ts'
import { milliseconds, printTable } from '../ground/print-table.ts'
import type { Size } from '../network/sizes.ts'

const clientCounts = [1, 16] as const
/** Somebody of whom the viewer sees nothing is answered 404, which is also an answer. */
const expected = [200, 404]

/** The product's own statements without it, then the same questions to a running API, at one size. */
export async function graph(
  stage: NetworkStage,
  size: Size,
  seconds: number,
  only?: readonly string[],
): Promise<number> {
  const endpoints = allEndpoints.filter(({ name }) => only?.includes(name) ?? true)
  const { product, questions, cookies, port } = stage
  await prepareReference(product.adminUrl)
  const bare = await recordAll(stage, endpoints)
  const reference = await writeScripts(
    product.adminUrl,
    'reference',
    await recordReference(product.adminUrl, questions),
  )
  const run = (parts: readonly Part[], variables: Bare['variables'], clients: number, forSeconds = seconds) =>
    pgbenchOf(product.databaseUrl, parts, { variables, clients, seconds: forSeconds })
  const asked = endpoints.map(({ path }) =>
    questions.map((question) => ({ path: path(question), cookie: cookies.get(question.userNumber)! })),
  )
  const overHttp = (list: (typeof asked)[number], clients: number) =>
    askEach(list, { port, clients, seconds, expected })
  const figures: Figures = {}
  for (const clients of clientCounts) {
    const load = loadavg()[0]!.toFixed(1)
    const rows: [string, Measured][] = []
    const note = (name: string, measured: Measured) => {
      figures[`${name} ${clients}`] = measured
      rows.push([name, measured])
    }
    const measureReference = (forSeconds: number) =>
      pgbenchOf(product.databaseUrl, reference.alone(), {
        variables: reference.variables,
        clients,
        seconds: forSeconds,
        isPlannedEachTime: true,
      })
    await measureReference(2)
    note('people-search reference', await measureReference(seconds))
    for (const [i, { name, core }] of endpoints.entries()) {
      const { variables, alone, inTransaction } = bare[i]!
      await run(alone(core), variables, clients, 2)
      note(`${name} alone`, await run(alone(core), variables, clients))
      note(`${name} bare`, await run(inTransaction, variables, clients))
      await askEach(asked[i]!, { port, clients, seconds: 2, expected })
      note(`${name} http`, await overHttp(asked[i]!, clients))
    }
    if (endpoints.length === allEndpoints.length) {
      note('mix bare', await run(mixOf(bare), Object.assign({}, ...bare.map((one) => one.variables)), clients))
      note('mix http', await overHttp(mixOfLists(asked), clients))
    }
    print(size, clients, rows, load)
  }
  if (endpoints.length === allEndpoints.length) keepFigures(size, figures)
  printGrowth()
  return 0
}

async function recordAll({ product, questions }: NetworkStage, endpoints: typeof allEndpoints): Promise<Bare[]> {
  const recorder = await openRecorder(product.databaseUrl)
  try {
    const all: Bare[] = []
    for (const { name, verb } of endpoints) {
      const recorded = []
      for (const question of questions)
        recorded.push({ question, sent: await recorder.record(question, (call) => verb(call, question)) })
      all.push(await writeScripts(product.adminUrl, name.replaceAll('-', '_'), recorded))
    }
    return all
  } finally {
    await recorder.close()
  }
}

/** Each endpoint's scripts by its share; within them drawing and asking keep their proportion. */
const mixOf = (bare: readonly Bare[]): Part[] =>
  bare
    .flatMap(({ inTransaction }, i) =>
      inTransaction.map((part) => ({ ...part, weight: (part.weight * allEndpoints[i]!.share) / 20 })),
    )
    .filter(({ weight }) => weight > 0)

const mixOfLists = <T>(lists: readonly T[][]): T[] =>
  lists[0]!.flatMap((_, n) =>
    allEndpoints.flatMap(({ share }, i) => Array.from({ length: share / 20 }, () => lists[i]![n]!)),
  )

function print(size: Size, clients: 1 | 16, rows: [string, Measured][], load: string): void {
  const measured = new Map(rows)
  printTable(
    `Size ${size.toUpperCase()}, ${clients} ${clients === 1 ? 'client' : 'clients'} (load before ${load})`,
    [
      '',
      'p50 ms',
      'p95 ms',
      'per second',
      'p50 / design',
      'p95 / design',
      'per second / design',
      'p50 / bare',
      'per second / bare',
    ],
    rows.map(([name, { p50, p95, perSecond }]) => {
      const [question, mode] = name.split(' ') as [keyof typeof referenceFigures, string]
      const sameRun = measured.get(`${question} reference`)
      const known = referenceFigures[question]?.[clients === 1 ? 'one' : 'sixteen'][size]
      const figure = sameRun ? ([sameRun.p50, sameRun.p95, sameRun.perSecond] as const) : known
      const same = mode === 'http' ? measured.get(`${question} bare`) : undefined
      return [
        name,
        milliseconds(p50),
        milliseconds(p95),
        perSecond.toFixed(0),
        mode === 'alone' && figure ? (p50 / figure[0]).toFixed(2) : '',
        mode === 'alone' && figure ? (p95 / figure[1]).toFixed(2) : '',
        mode === 'alone' && figure?.[2] ? (perSecond / figure[2]).toFixed(2) : '',
        same ? (p50 / same.p50).toFixed(1) : '',
        same ? (perSecond / same.perSecond).toFixed(2) : '',
      ]
    }),
  )
}
