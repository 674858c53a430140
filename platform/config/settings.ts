import { z } from 'zod'

export const Count = z.coerce.number().int().positive()

/** Marks a setting that nobody else may read. It can be given as a file too: `NAME_FILE` instead of `NAME`. */
export const secretSetting = <T extends z.ZodType>(schema: T): T => schema.meta({ secret: true })

/** Said of addresses that an installation leaves as they are. */
export const forStandIns = 'only for stand-ins and sandboxes'

type Values<S extends z.ZodRawShape> = z.output<z.ZodObject<S>>

/** Environment variables that an area reads, beside those of the platform. */
export interface Settings<S extends z.ZodRawShape = z.ZodRawShape> {
  shape: S
  /** Addresses that the operator chose: unlike any other address that is called, these may be private. */
  trustedOrigins(values: Values<S>): readonly string[]
  /** Which other origins may read the answers under `/v1`. */
  readerOrigins(values: Values<S>): readonly string[]
  /** What is wrong with values that are good each by itself. */
  refusals(values: Values<S>): readonly string[]
}

type Checks<S extends z.ZodRawShape> = Omit<Settings<S>, 'shape'>
const none = (): readonly string[] => []

export const settings = <S extends z.ZodRawShape>(
  shape: S,
  { trustedOrigins = none, readerOrigins = none, refusals = none }: Partial<Checks<S>> = {},
): Settings<S> => ({ shape, trustedOrigins, readerOrigins, refusals })

export interface SettingsReader {
  /** The values of what an area declares. Throws for settings that were not read at start. */
  get<S extends z.ZodRawShape>(settings: Settings<S>): Values<S>
  trustedOrigins: readonly string[]
  readerOrigins: readonly string[]
  refusals: readonly string[]
}

/** `values` holds every variable that was read, of the platform and of all areas. */
export function settingsReader(all: readonly Settings[], values: Record<string, unknown>): SettingsReader {
  const read = new Map(
    all.map((one) => [one, Object.fromEntries(Object.keys(one.shape).map((name) => [name, values[name]]))]),
  )
  return {
    get<S extends z.ZodRawShape>(one: Settings<S>) {
      const found = read.get(one)
      if (!found) throw new Error(`The settings ${Object.keys(one.shape).join(', ')} belong to no area that was read.`)
      return found as Values<S>
    },
    trustedOrigins: [...read].flatMap(([one, values]) => one.trustedOrigins(values)),
    readerOrigins: [...read].flatMap(([one, values]) => one.readerOrigins(values)),
    refusals: [...read].flatMap(([one, values]) => one.refusals(values)),
  }
}
