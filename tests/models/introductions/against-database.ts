import fc from 'fast-check'
import { runUndoing } from '../../../bench/ground/undoing.ts'
import { startServices } from '../../../tools/services/start-services.ts'
import { historiesInBoth, runInBoth, type Shape } from './commands.ts'
import { openStage } from './stage.ts'

export interface Run {
  histories: number
  seed: number
  shape: Shape
  again: { path?: string }
}

/** One database and one seed for so many histories: what is asked of it stays fast, and any of them is soon run again. */
const perSeed = 1_000

export const runAgainstDatabase = ({ histories, seed, shape, again }: Run): Promise<void> =>
  runUndoing(async (undoing) => {
    const services = await startServices({ purpose: 'tests', durable: false })
    undoing.later(() => services.stop())
    const started = performance.now()
    const seconds = () => (performance.now() - started) / 1000
    let [mails, links] = [0, 0]
    for (let left = histories, at = seed; left > 0; left -= perSeed, at++) {
      const stage = await openStage(services.postgresUrl)
      const numRuns = Math.min(left, perSeed)
      const ran = await fc.check(
        fc.asyncProperty(historiesInBoth(shape), async (history) => {
          const { state } = await runInBoth(history, await stage.nextMembership())
          mails += state.mails.length
          links += state.links.length
        }),
        { seed: at, numRuns, ...again },
      )
      await stage.close()
      if (ran.failed) {
        console.error(await fc.asyncDefaultReportMessage(ran), ran.errorInstance)
        return 1
      }
      const rate = (histories - left + numRuns) / seconds()
      console.log(`seed ${at}: ${numRuns} histories, 0 breaks; ${rate.toFixed(1)} histories/s so far`)
    }
    console.log(`${histories} histories, ${mails} mails, ${links} links, ${seconds().toFixed(0)} s, 0 breaks`)
    return 0
  })
