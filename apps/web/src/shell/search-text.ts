/** A search parameter as text. The router reads "12" and "true" as a number and a boolean; we never mean that. */
export const searchText = (value: unknown): string | undefined => {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'string' && value !== '' ? value : undefined
}
