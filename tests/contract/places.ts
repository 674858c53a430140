export type Step = string | number
/** The way into a JSON value: `['body', 'people', 0, 'id']`. */
export type Place = readonly Step[]

/** Every place of a value, the outermost first, itself not included. */
export const placesOf = (value: unknown, at: Place = []): Place[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, item]) => {
        const place = [...at, Array.isArray(value) ? Number(key) : key]
        return [place, ...placesOf(item, place)]
      })
    : []

type Holder = Record<Step, unknown>
export const valueAt = (root: unknown, at: Place): unknown =>
  at.reduce<unknown>((inside, step) => (inside as Holder)[step], root)

/** A copy with the value put there. */
export function putAt<T>(root: T, at: Place, value: unknown): T {
  const copy = structuredClone(root)
  const holder = valueAt(copy, at.slice(0, -1)) as Holder
  holder[at.at(-1)!] = value
  return copy
}

/** A copy without what was there. */
export function dropAt<T>(root: T, at: Place): T {
  const copy = structuredClone(root)
  const holder = valueAt(copy, at.slice(0, -1)) as Holder | unknown[]
  if (Array.isArray(holder)) holder.splice(Number(at.at(-1)), 1)
  else delete holder[at.at(-1)!]
  return copy
}
