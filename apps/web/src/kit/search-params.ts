/** Reads one parameter of the address. Undefined is as if it were not there. */
type ReadParam<Value> = (value: unknown) => Value | undefined
type ReadParams = Readonly<Record<string, ReadParam<unknown>>>
type Params<Read extends ReadParams> = { [Key in keyof Read]?: ReturnType<Read[Key]> }

/**
 * The parameters of a screen, in the shape that the router takes. Every route has them in the first file, so they are
 * read without zod, which is a tenth of it.
 */
export const searchParams = <Read extends ReadParams>(read: Read) => ({
  parse: (search: Readonly<Record<string, unknown>>): Params<Read> =>
    // The keys are those of `read`, and each value is what its function returned.
    Object.fromEntries(
      Object.entries(read)
        .map(([key, readParam]) => [key, readParam(search[key])])
        .filter(([, value]) => value !== undefined),
    ) as Params<Read>,
  extend: <More extends ReadParams>(more: More) => searchParams({ ...read, ...more }),
})
export type SearchOf<Schema extends { parse: (search: never) => unknown }> = ReturnType<Schema['parse']>

/** Text that says something. The router reads "12" and "true" as a number and a boolean; we never mean that. */
export const SearchText: ReadParam<string> = (value) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value) || undefined
    : undefined

/** The same without the spaces around it, and never longer than `longest`. */
export const SearchWords =
  (longest: number): ReadParam<string> =>
  (value) =>
    SearchText(value)?.trim().slice(0, longest).trim() || undefined

export const oneOf = <Choice extends string>(choices: readonly Choice[], value: unknown): Choice | undefined =>
  choices.find((choice) => choice === value)

/** One of the choices, or nothing. */
export const SearchChoice =
  <const Choices extends readonly string[]>(choices: Choices): ReadParam<Choices[number]> =>
  (value) =>
    oneOf(choices, value)

/**
 * All values of a type of the API, in this order. The compiler refuses a missing and an unknown one; importing the
 * schema instead of its type would bring zod along.
 */
export const allOf = <Value extends string>(values: Readonly<Record<Value, true>>): readonly Value[] =>
  Object.keys(values) as Value[]
