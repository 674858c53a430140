import { sourceLocale, type Language, type Locale } from '@wellmet/platform/messages/locale.ts'
import { useEffect, useState } from 'react'

let load: (locale: Locale) => Promise<unknown> = () => Promise.resolve()

/** The application calls this once. Without it there is English alone, which comes with the screens. */
export const setTextsLoader = (loader: (locale: Locale) => Promise<unknown>): void => {
  load = loader
}

/**
 * Whether sentences in this language can be written here: an email goes out in that of its reader. Nothing may be rendered
 * in it before, because what is missing then is English from there on. Without the network it stays false.
 */
export const useTexts = (language: Language): boolean => {
  const [loaded, setLoaded] = useState<Language>(sourceLocale)
  useEffect(() => {
    let isWanted = true
    load(language).then(
      () => isWanted && setLoaded(language),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [language])
  return language === sourceLocale || language === loaded
}
