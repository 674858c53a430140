import { areas, hooks } from '../../apps/areas.ts'
import { addStaff } from '@wellmet/hq/staff/change-staff.ts'
import { settingsOf } from '@wellmet/platform/area.ts'
import { readConfig } from '@wellmet/platform/config/config.ts'
import { openServices } from '@wellmet/platform/open-services.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'

/** As with `wellmet staff add`, a day from now: a passkey that is added today opens the room today. */
export async function addDemoOperator(environment: Record<string, string>, email: string): Promise<void> {
  const services = await openServices(
    readConfig({ ...environment, LOG_LEVEL: 'silent' }, settingsOf(areas)),
    'wellmet-staff',
    { hooks, now: () => addDays(new Date(), 1) },
  )
  try {
    await addStaff(services, email, 'operator')
  } finally {
    await services.close()
  }
}
