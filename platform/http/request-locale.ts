import { AsyncLocalStorage } from 'node:async_hooks'
import { sourceLocale, type Locale } from '../messages/locale.ts'
import { preferredLocale } from '../messages/preferred-locale.ts'

const requests = new AsyncLocalStorage<Locale>()

/** Every message rendered inside `run`, however deep or late, is in the first language of the header that we have. */
export const withRequestLocale = <T>(acceptLanguage: string | undefined, run: () => T): T =>
  requests.run(preferredLocale(acceptLanguage), run)

export const requestLocale = (): Locale => requests.getStore() ?? sourceLocale
