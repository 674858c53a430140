import { listQuestions } from '../graph/graph-questions.ts'
import { signInViewers } from '../graph/sign-in-viewers.ts'
import { describeMachine } from '../ground/machine.ts'
import { spreadOf } from '../ground/percentiles.ts'
import { milliseconds, printTable } from '../ground/print-table.ts'
import { runUndoing } from '../ground/undoing.ts'
import { prepareNetwork } from '../network/prepare-network.ts'
import { startApiOver } from './start-api.ts'

const questions = 200
const goal = 10

/** The same questions at M over HTTP, one after the other, and then again: what an answer costs that is kept. */
await runUndoing(async (undoing) => {
  console.log(describeMachine())
  const product = await prepareNetwork(undoing, 'm', false)
  const origin = await startApiOver(product, undoing, { SMTP_URL: 'smtp://127.0.0.1:1' })
  const asked = (await listQuestions(product.adminUrl)).slice(0, questions)
  const cookies = await signInViewers(
    origin,
    asked.map(({ userNumber }) => userNumber),
  )
  const ask = async (isKept: boolean): Promise<number[]> => {
    const took = []
    for (const { words, filter, userNumber } of asked) {
      const began = performance.now()
      const query = new URLSearchParams({ query: words, filter, limit: '12' })
      const answer = await fetch(`${origin}/api/people/network-search?${query.toString()}`, {
        headers: { cookie: cookies.get(userNumber)! },
      })
      const { cache } = (await answer.json()) as { cache: { hit: boolean } }
      took.push(performance.now() - began)
      if (isKept && !cache.hit) throw new Error(`“${words}” was not kept`)
    }
    return took
  }
  const rows = [await ask(false), await ask(true)].map((took) => ({ ...spreadOf(took), mean: mean(took) }))
  printTable(
    `${questions} searches at M over HTTP`,
    ['ms', 'p50', 'p95', 'mean'],
    rows.map(({ p50, p95, mean: average }, i) => [
      ['first', 'again'][i]!,
      ...[p50, p95, average].map((figure) => milliseconds(figure)),
    ]),
  )
  const times = rows[0]!.mean / rows[1]!.mean
  console.log(`\nAgain costs ${times.toFixed(1)} times less on average (goal ${goal}).`)
  return times >= goal ? 0 : 1
})

const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length
