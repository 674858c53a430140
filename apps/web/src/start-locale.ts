import { isLocale, setLocaleResolver, sourceLocale, type Locale } from '@wellmet/platform/messages/locale.ts'
import { setTextsLoader } from './api/load-texts.ts'
import { chooseLocale, saveLocale } from './api/reader-locale.ts'

/** Imported first of all, so that nothing is rendered before the locale is known. */
const use = (locale: Locale): void => {
  setLocaleResolver(() => locale)
  document.documentElement.lang = locale
}

/** `?locale=en-XA` chooses the locale once and for the next visits. */
const address = new URL(location.href)
const asked = address.searchParams.get('locale')
/** In links of emails to people without an account: the language of the email. */
const chosen = chooseLocale(asked, address.searchParams.get('lang'))
if (asked !== null) {
  if (isLocale(asked)) saveLocale('address', asked)
  address.searchParams.delete('locale')
  history.replaceState(history.state, '', address)
}
use(chosen)

/** English comes with the screens that show it. */
const texts: Record<Locale, () => Promise<unknown>> = {
  en: () => Promise.resolve(),
  de: () => import('./messages.de.ts'),
  'en-XA': () => import('./messages.ts'),
}
setTextsLoader((locale) => texts[locale]())

/** Resolved when the texts of the chosen language are there. English is better than an empty page. */
export const textsLoaded: Promise<unknown> = texts[chosen]().catch(() => use(sourceLocale))
