/** The value; throws if there is none. For what other code guarantees and the compiler cannot see. */
export function present<T>(value: T, what = 'value'): NonNullable<T> {
  if (value === null || value === undefined) throw new Error(`A ${what} that must be there is missing`)
  return value
}

/** What a map holds under a key; throws if it holds nothing. */
export const getFrom = <K, V>(map: ReadonlyMap<K, V>, key: K): V => {
  const value = map.get(key)
  if (value === undefined) throw new Error(`A map holds nothing under ${String(key)}`)
  return value
}

/** The item at a position of a list; throws if the list is shorter. */
export const itemAt = <T>(list: readonly T[], index: number): NonNullable<T> => {
  const item = list[index]
  if (item === null || item === undefined) throw new Error(`A list of ${list.length} items has none at ${index}`)
  return item
}

/** The first item of a list; throws if it is empty. */
export const firstOf = <T>(list: readonly T[]): NonNullable<T> => present(list[0], 'first item')
/** The last item of a list; throws if it is empty. */
export const lastOf = <T>(list: readonly T[]): NonNullable<T> => present(list.at(-1), 'last item')
