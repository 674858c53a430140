/** Null where the browser refuses to store anything, or what is stored cannot be read. */
export const attemptStorage = <T>(work: () => T): T | null => {
  try {
    return work()
  } catch {
    return null
  }
}
