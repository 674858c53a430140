import { sql } from 'kysely'
import { userSignedUp } from '@wellmet/account/users/users.events.ts'
import { scheduleOf, settingsOf, workOf } from '@wellmet/platform/area.ts'
import { readConfig } from '@wellmet/platform/config/config.ts'
import { deliveries, when } from '@wellmet/platform/events/event.ts'
import { startWorker } from '@wellmet/platform/jobs/worker.ts'
import { openServices } from '@wellmet/platform/open-services.ts'
import { areas, hooks } from '../../apps/areas.ts'

/** The worker of the product, with one more reaction: it writes down every delivery, and nothing keeps it from doing so twice. */
const witness = when(userSignedUp, 'witness', async ({ tx }, { userId }) => {
  await sql`insert into witness.deliveries (user_id) values (${userId})`.execute(tx)
})
const delivering = deliveries([witness])

const services = await openServices(readConfig(process.env, settingsOf(areas)), 'wellmet-worker', { hooks })
const others = workOf(areas).filter(({ job }) => job.name !== delivering.job.name)
const worker = await startWorker(services, [delivering, ...others], scheduleOf(areas))
process.once('SIGTERM', () => {
  void worker
    .stop()
    .then(() => services.close())
    .then(() => process.exit(0))
})
