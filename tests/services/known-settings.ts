import { z } from 'zod'
import { areas } from '../../apps/areas.ts'
import { migrateSettings } from '../../database/migrate.settings.ts'
import { settingsOf } from '../../platform/area.ts'
import { platformSettings, secretNames } from '../../platform/config/config.ts'

const shapes = [platformSettings, migrateSettings.shape, ...settingsOf(areas).map(({ shape }) => shape)]

/** Every setting that a process or a command reads. */
const names = new Set(shapes.flatMap((shape) => Object.keys(shape)))
export const isSetting = (name: string): boolean => names.has(name)

/** The settings that can be given as files. */
const secrets = new Set(shapes.flatMap((shape) => secretNames(z.object(shape))))

/** Those without which no process starts. */
export const needed = Object.entries(platformSettings)
  .filter(([, schema]) => !schema.safeParse(undefined).success)
  .map(([name]) => name)

/** One line for each variable that no setting reads, and for each secret that is not handed over as a file. */
export const findUnknown = (where: string, variables: readonly string[]): string[] =>
  variables.flatMap((variable) => {
    const ofFile = variable.replace(/_FILE$/, '')
    if (ofFile !== variable && secrets.has(ofFile)) return []
    if (!names.has(variable)) return [`${where}: no setting is called ${variable}`]
    return secrets.has(variable) ? [`${where}: ${variable} is a secret, so it must be ${variable}_FILE`] : []
  })
