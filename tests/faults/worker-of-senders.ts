import { settingsOf, workOf } from '@wellmet/platform/area.ts'
import { readConfig } from '@wellmet/platform/config/config.ts'
import { startWorker } from '@wellmet/platform/jobs/worker.ts'
import { openServices } from '@wellmet/platform/open-services.ts'
import { areas, hooks } from '../../apps/areas.ts'

/** The worker of the product, by a clock that shows office hours. What the clock starts, the test starts. */
const shiftMs = Number(process.env['TEST_CLOCK_SHIFT_MS'] ?? 0)
const services = await openServices(readConfig(process.env, settingsOf(areas)), 'wellmet-worker', {
  hooks,
  now: () => new Date(Date.now() + shiftMs),
})
const worker = await startWorker(services, workOf(areas), [])
process.once('SIGTERM', () => {
  void worker
    .stop()
    .then(() => services.close())
    .then(() => process.exit(0))
})
