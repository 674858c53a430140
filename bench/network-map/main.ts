import { join } from 'node:path'
import { openChromium } from '../../tests/browser/chromium.ts'
import { startMailCatcher } from '../../tools/product/mail-catcher.ts'
import { startApi, startWorkerProcess, waitForAnswer } from '../../tools/product/processes.ts'
import { findFreePort } from '../../tools/services/free-port.ts'
import { describeMachine } from '../ground/machine.ts'
import { preparePrivateProduct } from '../ground/private-product.ts'
import { runUndoing } from '../ground/undoing.ts'
import { measureAnswer } from './measure-answer.ts'
import { measureScreen } from './measure-screen.ts'
import { settleTeam } from './settle-team.ts'

/** The picture of 5,000 people and 20,000 ties, over a network that was imported: how soon it is there, how well it moves. */
const goals = { answerMs: 300, interactiveMs: 2000, framesPerSecond: 30 }

await runUndoing(async (undoing) => {
  console.log(`node bench/picture/main.ts\n${describeMachine()}`)
  const product = await preparePrivateProduct(undoing)
  const mail = await startMailCatcher()
  undoing.later(() => mail.stop())
  const port = await findFreePort(null)
  const address = `http://localhost:${port}`
  const environment = { ...product.environment, PORT: String(port), PUBLIC_URL: address, SMTP_URL: mail.url }
  const api = startApi(environment, join(product.folder, 'api.log'))
  undoing.later(() => api.stop())
  const worker = startWorkerProcess(environment, join(product.folder, 'worker.log'))
  undoing.later(() => worker.stop())
  await waitForAnswer(`${address}/health/live`, 60)

  const cookie = await settleTeam(address, mail.mails)
  const answer = await measureAnswer(address, cookie)
  console.log(
    `people ${answer.people}, ties ${answer.relationships}, ${(answer.bytes / 1024).toFixed(0)} KiB (${(answer.gzipped / 1024).toFixed(0)} KiB with gzip)`,
  )
  console.log(
    `answer of the API: median ${answer.medianMs.toFixed(0)} ms, slowest of ${answer.times} ${answer.slowestMs.toFixed(0)} ms`,
  )

  const browser = await openChromium()
  undoing.later(() => browser.close())
  const screen = await measureScreen(browser, address, cookie)
  console.log(
    `drawn and answering the keyboard after ${screen.map(({ interactiveMs }) => interactiveMs.toFixed(0)).join(', ')} ms`,
  )
  console.log(
    `panning at ${screen.map(({ framesPerSecond }) => framesPerSecond.toFixed(0)).join(', ')} frames/s; slowest frame ${Math.max(...screen.map(({ slowestMs }) => slowestMs)).toFixed(0)} ms`,
  )
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
  const isGood =
    answer.medianMs <= goals.answerMs &&
    middle(screen.map(({ interactiveMs }) => interactiveMs)) <= goals.interactiveMs &&
    middle(screen.map(({ framesPerSecond }) => framesPerSecond)) >= goals.framesPerSecond
  console.log(isGood ? 'All goals are met.' : `A goal is missed: ${JSON.stringify(goals)}`)
  return isGood ? 0 : 1
})
