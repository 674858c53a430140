import { areas, hooks } from '../../apps/areas.ts'
import type { DirectoryRecord } from '@wellmet/contacts/directory/directory.records.ts'
import { loadDirectory } from '@wellmet/contacts/directory/load-directory.ts'
import { settingsOf } from '@wellmet/platform/area.ts'
import { readConfig } from '@wellmet/platform/config/config.ts'
import { openServices } from '@wellmet/platform/open-services.ts'

/** As the operator would with `wellmet directory`, with the settings of the demo. */
export async function loadDemoDirectory(
  environment: Record<string, string>,
  records: Iterable<DirectoryRecord>,
): Promise<void> {
  const services = await openServices(
    readConfig({ ...environment, LOG_LEVEL: 'silent' }, settingsOf(areas)),
    'wellmet-directory',
    { hooks },
  )
  try {
    await loadDirectory(services, linesOf(records))
  } finally {
    await services.close()
  }
}

function* linesOf(records: Iterable<DirectoryRecord>): Generator<string> {
  for (const record of records) yield JSON.stringify(record)
}
