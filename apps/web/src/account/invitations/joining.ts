/** The invitation for which somebody is signing up, so that confirming the address also joins, in whichever tab. */
const key = 'wellmet.joining'

/** A browser may refuse to store anything: then the page of the invitation has to be opened again. */
const attempt = <T>(work: () => T): T | null => {
  try {
    return work()
  } catch {
    return null
  }
}

export const readJoining = (): string | null => attempt(() => localStorage.getItem(key))
export const saveJoining = (token: string): void => void attempt(() => localStorage.setItem(key, token))
export const endJoining = (): void => void attempt(() => localStorage.removeItem(key))

const joinPath = '/join?token='

export const joinPage = (token: string): string => joinPath + encodeURIComponent(token)

/** The token of an invitation whose page is `next`; null for any other page. */
export const tokenOfJoinPage = (next: string): string | null =>
  next.startsWith(joinPath) ? attempt(() => decodeURIComponent(next.slice(joinPath.length))) : null
