import { attemptStorage } from './attempt-storage.ts'

/** What was typed and not sent yet, kept for as long as the tab lives and its user is signed in. */
const prefix = 'wellmet.typed.'

export const readSessionText = (key: string): unknown =>
  attemptStorage(() => JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null') as unknown)

export const saveSessionText = (key: string, value: object): void =>
  void attemptStorage(() => sessionStorage.setItem(prefix + key, JSON.stringify(value)))

export const deleteSessionText = (key: string): void =>
  void attemptStorage(() => sessionStorage.removeItem(prefix + key))

/** Nobody who uses this tab next finds them. */
export const deleteAllSessionTexts = (): void =>
  void attemptStorage(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  })
