/** What was typed and not sent yet, kept for as long as the tab lives and its user is signed in. */
const prefix = 'wellmet.typed.'

/** A browser may refuse to store anything, and what is stored may be of an older version. */
const attempt = <T>(work: () => T): T | null => {
  try {
    return work()
  } catch {
    return null
  }
}

export const readSessionText = (key: string): unknown =>
  attempt(() => JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null') as unknown)

export const saveSessionText = (key: string, value: object): void =>
  void attempt(() => sessionStorage.setItem(prefix + key, JSON.stringify(value)))

export const deleteSessionText = (key: string): void => void attempt(() => sessionStorage.removeItem(prefix + key))

/** Nobody who uses this tab next finds them. */
export const deleteAllSessionTexts = (): void =>
  void attempt(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  })
