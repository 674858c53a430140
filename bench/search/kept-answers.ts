import { HttpConnection } from '../../tests/load/http-connection.ts'
import { listQuestions } from '../graph/graph-questions.ts'
import { signInViewers } from '../graph/sign-in-viewers.ts'
import { askOnce, requestOf } from '../ground/ask-each.ts'
import { describeMachine } from '../ground/machine.ts'
import { spreadOf } from '../ground/percentiles.ts'
import { milliseconds, printTable } from '../ground/print-table.ts'
import { runUndoing } from '../ground/undoing.ts'
import { prepareNetwork } from '../network/prepare-network.ts'
import { startApiOver } from './start-api.ts'

const questions = 200
const goal = 10
const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length

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
  const port = Number(new URL(origin).port)
  const searches = asked.map(({ words, filter, userNumber }) => {
    const query = new URLSearchParams({ query: words, filter, limit: '12' })
    return { path: `/api/people/network-search?${query.toString()}`, cookie: cookies.get(userNumber)! }
  })
  const connection = new HttpConnection(port)
  undoing.later(() => connection.close())
  const ask = async (): Promise<number[]> => {
    const took = []
    for (const search of searches) {
      const request = requestOf(port, search)
      const began = performance.now()
      const status = await askOnce(connection, request)
      took.push(performance.now() - began)
      if (status !== 200) throw new Error(`${search.path} was answered ${status}`)
    }
    return took
  }
  const rows = [await ask(), await ask()].map((took) => ({ ...spreadOf(took), mean: mean(took) }))
  printTable(
    `${questions} searches at M over HTTP`,
    ['ms', 'p50', 'p95', 'mean'],
    rows.map(({ p50, p95, mean: average }, i) => [
      ['first', 'again'][i]!,
      ...[p50, p95, average].map((figure) => milliseconds(figure)),
    ]),
  )
  for (const { path, cookie } of searches) {
    const { cache } = (await (await fetch(origin + path, { headers: { cookie } })).json()) as {
      cache: { hit: boolean }
    }
    if (!cache.hit) throw new Error(`${path} was not kept`)
  }
  const times = rows[0]!.mean / rows[1]!.mean
  console.log(`\nAgain costs ${times.toFixed(1)} times less on average (goal ${goal}).`)
  return times >= goal ? 0 : 1
})
