import { isLocale, setLocaleResolver, sourceLocale, type Locale } from '@wellmet/platform/messages/locale.ts'

/** Imported first of all, so that nothing is rendered before the locale is known. */
const key = 'wellmet.locale'

const read = (): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    // Storage may be blocked; the locale then lasts as long as the page.
    return null
  }
}

const save = (locale: Locale): void => {
  try {
    localStorage.setItem(key, locale)
  } catch {
    // As above.
  }
}

/** `?locale=en-XA` chooses the locale once and for the next visits. */
const address = new URL(location.href)
const asked = address.searchParams.get('locale')
const chosen = [asked, read()].find((text): text is Locale => text !== null && isLocale(text)) ?? sourceLocale
if (asked !== null) {
  save(chosen)
  address.searchParams.delete('locale')
  history.replaceState(history.state, '', address)
}

setLocaleResolver(() => chosen)
document.documentElement.lang = chosen
