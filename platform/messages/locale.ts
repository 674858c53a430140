/** What a person can choose. English is the source. */
export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

/** `en-XA` is made from English at runtime and shows what is hard-coded or does not fit. */
export const locales = [...languages, 'en-XA'] as const
export type Locale = (typeof locales)[number]
export const sourceLocale = 'en' satisfies Locale
export const pseudoLocale = 'en-XA' satisfies Locale

/** A language as it is stored; null if there is none, or none that we have. */
export const readLanguage = (stored: string | null | undefined): Language | null =>
  languages.find((language) => language === stored) ?? null

export const isLocale = (text: string): text is Locale => locales.some((locale) => locale === text)

let resolveLocale = (): Locale => sourceLocale
let explicitLocale: Locale | null = null

/** An application calls this once. Without it the locale is English. */
export const setLocaleResolver = (resolver: () => Locale): void => {
  resolveLocale = resolver
}

export const currentLocale = (): Locale => explicitLocale ?? resolveLocale()

/** The one that a person could have chosen. */
export const currentLanguage = (): Language =>
  languages.find((language) => language === currentLocale()) ?? sourceLocale

/** A promise would settle after the locale is back to what it was. */
type Settled<Result> = Result extends PromiseLike<unknown> ? never : Result

/** What `render` returns when its messages are in this locale, for example that of the recipient of a mail. */
export function inLocale<Result>(locale: Locale, render: () => Settled<Result>): Settled<Result> {
  const before = explicitLocale
  explicitLocale = locale
  try {
    return render()
  } finally {
    explicitLocale = before
  }
}

/** The locale for `Intl`, which knows no pseudo-locale. */
export const intlLocale = (locale: Locale = currentLocale()): string =>
  locale === pseudoLocale ? sourceLocale : locale
