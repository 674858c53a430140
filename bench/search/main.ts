import { parseArgs } from 'node:util'
import { describeMachine } from '../ground/machine.ts'
import { preparePrivateProduct } from '../ground/private-product.ts'
import { runUndoing } from '../ground/undoing.ts'
import { prepareNetwork } from '../network/prepare-network.ts'
import { addDirectory, startDemo } from './demo-network.ts'
import { readJudged } from './judged-set.ts'
import { judge, type Judgement } from './judge.ts'
import { startMadeUp } from './made-up-network.ts'
import { openPlainSearches } from './plain-searches.ts'
import { report } from './report.ts'
import { writeJudgedSets } from './write-judged.ts'

/**
 * Asks the judged questions of three networks over HTTP, and beside it the searches that PostgreSQL has by itself, over the
 * same entries. Fails when a goal is missed.
 */
const { values } = parseArgs({
  options: {
    /** Only writes the set anew, from the facts of the seeds. */
    write: { type: 'boolean', default: false },
    /** Lists every question that did not get all it could. */
    list: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
})

if (values.write) writeJudgedSets()
else
  await runUndoing(async (undoing) => {
    console.log(`node bench/search/main.ts ${process.argv.slice(2).join(' ')}\n${describeMachine()}`)
    const product = await preparePrivateProduct(undoing)
    const plain = await openPlainSearches(product.adminUrl, undoing)
    const judgements: Judgement[] = []
    if (values.only !== 's') {
      const demo = await startDemo(product, undoing)
      judgements.push(...(await judge(demo, readJudged('demo'), plain)))
      judgements.push(...(await judge(await addDirectory(demo, product), readJudged('directory'), plain)))
    }
    if (values.only !== 'demo') {
      const judged = readJudged('s')
      const kept = await prepareNetwork(undoing, 's', false)
      judgements.push(...(await judge(await startMadeUp(kept, undoing, judged), judged, plain)))
    }
    return report(judgements, values.list)
  })
