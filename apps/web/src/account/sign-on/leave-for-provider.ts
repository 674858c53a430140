import { attemptStorage } from '../../kit/attempt-storage.ts'
import { safeNext } from '../users/next-page.ts'

/** In this tab: where to go after signing in. The way back from the provider says nothing about it. */
const key = 'wellmet.sign-on-next'

/** Where the provider asks for the password. The API gives out no other addresses than http and https. */
export const leaveForProvider = (url: string, next = '/'): void => {
  attemptStorage(() => sessionStorage.setItem(key, next))
  window.location.assign(url)
}

export const takeNext = (): string => {
  const next = attemptStorage(() => sessionStorage.getItem(key))
  attemptStorage(() => sessionStorage.removeItem(key))
  return safeNext(next) ?? '/'
}
