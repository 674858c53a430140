import { attemptStorage } from '../../kit/attempt-storage.ts'

/** The invitation for which somebody is signing up, so that confirming the address also joins, in whichever tab. */
const key = 'wellmet.joining'

/** Where nothing can be stored, the page of the invitation has to be opened again. */
export const readJoining = (): string | null => attemptStorage(() => localStorage.getItem(key))
export const saveJoining = (token: string): void => void attemptStorage(() => localStorage.setItem(key, token))
export const endJoining = (): void => void attemptStorage(() => localStorage.removeItem(key))

const joinPath = '/join?token='

export const joinPage = (token: string): string => joinPath + encodeURIComponent(token)

/** The token of an invitation whose page is `next`; null for any other page. */
export const tokenOfJoinPage = (next: string): string | null =>
  next.startsWith(joinPath) ? attemptStorage(() => decodeURIComponent(next.slice(joinPath.length))) : null
