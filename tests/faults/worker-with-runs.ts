import { hooksOf, scheduleOf, settingsOf, workOf } from '@wellmet/platform/area.ts'
import { readConfig } from '@wellmet/platform/config/config.ts'
import { startWorker } from '@wellmet/platform/jobs/worker.ts'
import { openServices } from '@wellmet/platform/open-services.ts'
import { areas } from '../../apps/areas.ts'
import { madeUpArea } from '../world/made-up-playbook.ts'

/** The worker of the product, with one more area: the playbook whose effects are counted. */
const product = [...areas, madeUpArea()]
const services = await openServices(readConfig(process.env, settingsOf(product)), 'wellmet-worker', {
  hooks: hooksOf(product),
})
const worker = await startWorker(services, workOf(product), scheduleOf(product))
process.once('SIGTERM', () => {
  void worker
    .stop()
    .then(() => services.close())
    .then(() => process.exit(0))
})
