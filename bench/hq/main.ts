import pg from 'pg'
import { areas } from '../../apps/areas.ts'
import { signedInAs } from '../../database/migrate.ts'
import { showKpis } from '@wellmet/hq/analytics/show-kpis.ts'
import { showVelocity } from '@wellmet/hq/mission-control/show-mission.ts'
import { settingsOf } from '@wellmet/platform/area.ts'
import { readConfig } from '@wellmet/platform/config/config.ts'
import { settingsOfProduct } from '../ground/private-product.ts'
import { prepareLocalProduct } from '../../tools/product/environment.ts'
import { compare, differences } from './compare.ts'
import { recompute } from './recompute.ts'

/**
 * Compares the figures of the operator's room with the same computed from the rows. On the demo, or on the database whose
 * address as a superuser is given: npm run bench:hq [-- postgres://…]
 */
const given = process.argv[2]
const product = given === undefined ? await prepareLocalProduct('demo') : null
const adminUrl = product?.adminUrl ?? given!
const environment = {
  ...settingsOfProduct(signedInAs(adminUrl, 'wellmet_app'), null),
  STAFF_DATABASE_URL: signedInAs(adminUrl, 'wellmet_staff'),
  PUBLIC_URL: 'http://localhost',
  SMTP_URL: 'smtp://127.0.0.1:1',
  LOG_LEVEL: 'silent',
}
const services = { config: readConfig(environment, settingsOf(areas)), now: () => new Date() }
const superuser = new pg.Pool({ connectionString: adminUrl, max: 1 })
try {
  for (const days of [30, 365]) {
    const call = { services } as Parameters<typeof showKpis>[0]
    const [kpis, velocity] = [await showKpis(call, { days }), await showVelocity(call, { days })]
    const compared = compare(kpis, velocity, await recompute(superuser, services.now(), days))
    console.log(`${days} days`)
    for (const { key, shown, recomputed } of compared)
      console.log(`  ${key.padEnd(28)} ${String(shown).padStart(14)} ${String(recomputed).padStart(14)}`)
    const wrong = differences(compared)
    console.log(
      `  ${compared.length} figures, ${wrong.length} differ: ${wrong.map(({ key }) => key).join(', ') || 'none'}`,
    )
    if (wrong.length > 0) process.exitCode = 1
  }
} finally {
  await superuser.end()
  await product?.stopServices()
}
