import { areas, hooks } from '../areas.ts'
import { settingsOf } from '@wellmet/platform/area.ts'
import { readConfig } from '@wellmet/platform/config/config.ts'
import { openServices } from '@wellmet/platform/open-services.ts'
import type { Services } from '@wellmet/platform/services.ts'

/** With the settings of the API and the worker in the environment. */
export async function withServices<T>(command: string, use: (services: Services) => Promise<T>): Promise<T> {
  const services = await openServices(readConfig(process.env, settingsOf(areas)), `wellmet-${command}`, { hooks })
  try {
    return await use(services)
  } finally {
    await services.close()
  }
}
