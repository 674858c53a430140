import { attemptStorage } from '../../kit/attempt-storage.ts'
import { safeNext } from './next-page.ts'

/** The page that last said that the address is not confirmed. The link in the email opens another tab. */
const key = 'wellmet.confirming-for'

export const savePageToReturnTo = (href: string): void => void attemptStorage(() => localStorage.setItem(key, href))

/** The next user of this browser must not be sent to that page. */
export const deletePageToReturnTo = (): void => void attemptStorage(() => localStorage.removeItem(key))

/** Home where nothing was stored. It is read once. */
export const takePageToReturnTo = (): string => {
  const href = attemptStorage(() => localStorage.getItem(key))
  deletePageToReturnTo()
  return safeNext(href) ?? '/'
}
