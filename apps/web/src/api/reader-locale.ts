import { currentLocale, isLocale, type Language, type Locale } from '@wellmet/platform/messages/locale.ts'
import { preferredLocale } from '@wellmet/platform/messages/preferred-locale.ts'

/** From an address with `?locale=`, and from the profile of whoever was signed in last. */
const keys = { address: 'wellmet.locale', profile: 'wellmet.language' } as const

const read = (key: keyof typeof keys): string | null => {
  try {
    return localStorage.getItem(keys[key])
  } catch {
    // Storage may be blocked; the browser's language then remains.
    return null
  }
}

export const saveLocale = (key: keyof typeof keys, locale: Locale | null): void => {
  try {
    if (locale === null) localStorage.removeItem(keys[key])
    else localStorage.setItem(keys[key], locale)
  } catch {
    // As above.
  }
}

/** What the address asks for, then the profile, then an earlier address, then the email that led here, then the browser. */
export const chooseLocale = (asked: string | null, ofEmail: string | null = null): Locale =>
  [asked, read('profile'), read('address'), ofEmail].find((text): text is Locale => text !== null && isLocale(text)) ??
  preferredLocale(navigator.languages.join(','))

/**
 * Takes over the language of the profile. True if the page is loaded again for that: texts that are already on the
 * screen, cached or typed into forms would stay in the other language.
 */
export const followProfile = (language: Language | null): boolean => {
  if (read('profile') === language) return false
  saveLocale('profile', language)
  // Storage that is blocked keeps nothing, and loading again would change nothing.
  if (chooseLocale(null) === currentLocale()) return false
  location.reload()
  return true
}
