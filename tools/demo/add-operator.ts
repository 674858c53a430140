import { areas, hooks } from '../../apps/areas.ts'
import { addStaff } from '@wellmet/hq/staff/change-staff.ts'
import { settingsOf } from '@wellmet/platform/area.ts'
import { readConfig } from '@wellmet/platform/config/config.ts'
import { openServices } from '@wellmet/platform/open-services.ts'

/** As with `wellmet staff add`, with the settings of the demo. */
export async function addDemoOperator(environment: Record<string, string>, email: string): Promise<void> {
  const services = await openServices(
    readConfig({ ...environment, LOG_LEVEL: 'silent' }, settingsOf(areas)),
    'wellmet-staff',
    { hooks },
  )
  try {
    await addStaff(services, email, 'operator')
  } finally {
    await services.close()
  }
}
