import { listQuestions } from '../graph/graph-questions.ts'
import { signInViewers } from '../graph/sign-in-viewers.ts'
import { askEach, type Question } from '../ground/ask-each.ts'
import { describeMachine } from '../ground/machine.ts'
import { milliseconds, printTable } from '../ground/print-table.ts'
import { runUndoing } from '../ground/undoing.ts'
import { prepareNetwork } from '../network/prepare-network.ts'
import { startApiOver } from './start-api.ts'

const questions = 200
const goal = 10
const rounds = 3
const clients = 16
const seconds = 6

/** Searches at M over HTTP, of an API that keeps no answers and of one that has them all, in turns: what one costs. */
await runUndoing(async (undoing) => {
  console.log(describeMachine())
  const product = await prepareNetwork(undoing, 'm', false)
  const settings = { SMTP_URL: 'smtp://127.0.0.1:1', REQUESTS_PER_MINUTE: '1000000' }
  const working = await startApiOver(product, undoing, { ...settings, ANSWER_CACHE_SECONDS: '0' })
  const keeping = await startApiOver(product, undoing, settings)
  const asked = (await listQuestions(product.adminUrl)).slice(0, questions)
  const cookies = await signInViewers(
    working,
    asked.map(({ userNumber }) => userNumber),
  )
  const searches = asked.map(({ words, filter, userNumber }): Question => {
    const query = new URLSearchParams({ query: words, filter, limit: '12' })
    return { path: `/api/people/network-search?${query.toString()}`, cookie: cookies.get(userNumber)! }
  })
  for (const { path, cookie } of searches) await fetch(keeping + path, { headers: { cookie } })
  const portOf = (origin: string) => Number(new URL(origin).port)
  const measured: { who: string; perSecond: number; p50: number; p95: number }[] = []
  for (let round = 1; round <= rounds; round++) {
    for (const [who, origin] of [
      ['worked out', working],
      ['kept', keeping],
    ] as const)
      measured.push({ who, ...(await askEach(searches, { port: portOf(origin), clients, seconds })) })
  }
  for (const { path, cookie } of searches) {
    const answer = await fetch(keeping + path, { headers: { cookie } })
    const { cache } = (await answer.json()) as { cache: { hit: boolean } }
    if (!cache.hit) throw new Error(`${path} was not kept`)
  }
  printTable(
    `${questions} searches at M over HTTP, ${clients} clients`,
    ['', 'answers/s', 'p50 ms', 'p95 ms'],
    measured.map(({ who, perSecond, p50, p95 }) => [who, perSecond.toFixed(0), milliseconds(p50), milliseconds(p95)]),
  )
  const rate = (which: string) =>
    measured.filter(({ who }) => who === which).reduce((sum, { perSecond }) => sum + perSecond, 0) / rounds
  const times = rate('kept') / rate('worked out')
  console.log(`\nA kept answer costs ${times.toFixed(1)} times less (goal ${goal}).`)
  return times >= goal ? 0 : 1
})
