import { z } from 'zod'
import { areas } from '../../apps/areas.ts'
import { migrateSettings } from '../../database/migrate.settings.ts'
import { platformSettings, secretNames } from '../../platform/config/config.ts'
import type { Settings } from '../../platform/config/settings.ts'

type Shape = Settings['shape']

/** Every setting with what it is for: what has no default first, and each area by itself. */
export function envExample(): string {
  const needed = Object.entries(platformSettings).filter(([, schema]) => isNeeded(schema))
  const others = Object.entries(platformSettings).filter(([, schema]) => !isNeeded(schema))
  const ofAreas = areas.map(({ name, settings }): [string, Shape] => [
    name,
    Object.assign({}, ...settings.map(({ shape }: Settings) => shape)) as Shape,
  ])
  const sections: [title: string, shape: Shape][] = [
    ['These have no default', Object.fromEntries(needed)],
    ['The platform', Object.fromEntries(others)],
    ...ofAreas.map(([name, shape]): [string, Shape] => [`The area ${name}`, shape]),
    ['Commands of the operator', migrateSettings.shape],
  ]
  return `${[introduction, ...sections.filter(([, shape]) => Object.keys(shape).length > 0).map(sectionOf)].join('\n\n')}\n`
}

const introduction = `# Settings of Wellmet, read once at start. Made from the code by npm run golden.
# A setting marked [secret] can be a file too: SECRET_FILE=/run/secrets/secret instead of SECRET=...`

function sectionOf([title, shape]: [string, Shape]): string {
  const secrets = new Set(secretNames(z.object(shape)))
  const lines = Object.entries(shape).flatMap(([name, schema]) => {
    const about = (schema as z.ZodType).description
    if (about === undefined) throw new Error(`${name} has no description.`)
    const assignment = `${name}=${defaultOf(schema)}`
    return [`# ${about}${secrets.has(name) ? ' [secret]' : ''}`, isNeeded(schema) ? assignment : `# ${assignment}`, '']
  })
  return [`# --- ${title}`, '', ...lines].join('\n').trimEnd()
}

const isNeeded = (schema: unknown): boolean => !(schema as z.ZodType).safeParse(undefined).success

/** What it is when it is left out; empty if that is nothing. */
function defaultOf(schema: unknown): string {
  const read = (schema as z.ZodType).safeParse(undefined)
  return read.success && ['string', 'number'].includes(typeof read.data) ? String(read.data) : ''
}
