import { parseArgs } from 'node:util'
import { opaqueIds } from '@wellmet/platform/values/opaque-id.ts'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import { endpoints, type GraphQuestion } from '../graph/graph-questions.ts'
import { startNetworkStage, type NetworkStage } from '../graph/network-stage.ts'
import { describeMachine } from '../ground/machine.ts'
import { runUndoing } from '../ground/undoing.ts'
import { ask, prepareNetwork } from '../network/prepare-network.ts'
import { benchRoot } from '../network/sizes.ts'
import { syncNetworks } from '../network/sync-networks.ts'
import { questionsAsked, type Expected } from './answers.ts'
import { differences } from './differences.ts'
import { getJson, type Answered } from './get-json.ts'
import { readFacts, viewOf, type Facts, type View } from './facts.ts'
import { checkBreakdowns } from './breakdowns.ts'
import { faultsOf } from './search.ts'

/**
 * Asks the running API every question of the smallest size and answers it again by going through all rows, without an
 * index, without the product's SQL and without its verbs. Then strengths: stored, shown and worked out must be one number.
 */
const { values } = parseArgs({
  options: {
    breakdowns: { type: 'string', default: '10000' },
    /** Only these, such as top-people or breakdowns. */
    only: { type: 'string', multiple: true },
    /** Only so many questions to each endpoint, spread over all. */
    sample: { type: 'string' },
    fresh: { type: 'boolean', default: false },
  },
})

const views = new Map<string, View>()

const dayNow = (): number => utcDay(new Date())

await runUndoing(async (undoing) => {
  console.log(`node bench/oracle/main.ts ${process.argv.slice(2).join(' ')}\n${describeMachine()}`)
  const product = await prepareNetwork(undoing, 's', values.fresh)
  const [sync] = await ask<{ day: number }>(
    product.adminUrl,
    'select floor(extract(epoch from min(synced_at)) / 86400)::int as day from contacts.syncs',
  )
  // A strength is that of a day; every night the product works them out anew.
  if (sync?.day !== dayNow()) await syncNetworks(product, 's')
  const stage = sampled(await startNetworkStage(product, undoing))
  const facts = await readFacts(product.adminUrl)
  let wrong = 0
  for (const { name, path } of endpoints) {
    if (name === 'company-ranking' || (values.only && !values.only.includes(name))) continue
    wrong += await compare(stage, facts, name, path)
  }
  if (values.only?.includes('breakdowns') ?? true) {
    const bad = await checkBreakdowns(stage, Number(values.breakdowns))
    for (const line of bad.slice(0, 5)) console.log(`  ${line}`)
    console.log(`breakdowns: ${Number(values.breakdowns) - bad.length} of ${values.breakdowns} are the stored number`)
    wrong += bad.length
  }
  return wrong === 0 ? 0 : 1
})

function sampled(stage: NetworkStage): NetworkStage {
  const each = values.sample ? Math.max(1, Math.floor(stage.questions.length / Number(values.sample))) : 1
  return { ...stage, questions: stage.questions.filter((_, i) => i % each === 0) }
}

async function compare(
  stage: NetworkStage,
  facts: Facts,
  name: keyof typeof questionsAsked,
  path: (q: GraphQuestion) => string,
) {
  const began = performance.now()
  const { expect, shown } = questionsAsked[name]
  const answers = await askAll(stage, path)
  let [wrong, empty, planted, noticed, reversed] = [0, 0, 0, 0, 0]
  for (const question of stage.questions) {
    const { status, body } = answers.get(question.n)!
    const got: Expected = status === 200 ? { status, body: shown(body) } : { status }
    const view = viewFor(facts, question)
    const expected = expect(view, question, body)
    const found = differences(expected, got)
    // A comparison that could not fail proves nothing: the same answer with one number changed must be told apart.
    const spoilt = spoil(got)
    if (spoilt !== null) planted += 1
    if (spoilt !== null && differences(expected, spoilt).length > 0) noticed += 1
    if (name === 'people-search' && faultsWhenReversed(view, question, body) > 0) reversed += 1
    if (got.status === 404 || JSON.stringify(got).includes('"results":[]')) empty += 1
    if (found.length === 0) continue
    wrong += 1
    if (wrong <= 5)
      console.log(
        `  ${name} question ${question.n} (${question.kind} “${question.words}” ${question.filter}):\n    ${found.slice(0, 6).join('\n    ')}`,
      )
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(
    `${name}: ${stage.questions.length - wrong} of ${stage.questions.length} equal, ${empty} of them empty or unknown, ${noticed} of ${planted} planted errors noticed${name === 'people-search' ? `, and ${reversed} reversed lists` : ''} (${seconds} s)`,
  )
  return wrong + (planted - noticed)
}

async function askAll({ questions, origin, cookies }: NetworkStage, path: (q: GraphQuestion) => string) {
  const answers = new Map<number, Answered>()
  for (const question of questions) {
    answers.set(question.n, await getJson(origin + path(question), cookies.get(question.userNumber)!))
  }
  return answers
}

function viewFor(facts: Facts, { networkId, workspace }: GraphQuestion): View {
  const known = views.get(workspace + networkId)
  if (known) return known
  const ids = opaqueIds(benchRoot, workspace, 'person')
  const shown = { idOf: (person: string) => ids.show(BigInt(person)), personOf: (id: string) => String(ids.read(id)) }
  const view = viewOf(facts, networkId, shown, dayNow())
  if (views.size > 20) views.clear()
  views.set(workspace + networkId, view)
  return view
}

/** The order of a list turned around: noticed where two fit equally well and are not reached equally well. */
function faultsWhenReversed(view: View, question: GraphQuestion, { results }: Answered['body']): number {
  const people = (results as { id: string }[]).map(({ id }) => view.personOf(id)).toReversed()
  return faultsOf(view, question, people, undefined, people.length).length
}

/** One number more, wherever the first one stands; null when there is none. */
function spoil(answer: Expected): unknown {
  let isDone = false
  const text = JSON.stringify(answer.body ?? null, (_, value: unknown) => {
    if (isDone || typeof value !== 'number') return value
    isDone = true
    return value + 1
  })
  return isDone ? { ...answer, body: JSON.parse(text) as unknown } : null
}
