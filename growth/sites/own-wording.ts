import { inLocale, locales } from '@wellmet/platform/messages/locale.ts'
import { wordings } from './sites.rules.ts'

/** Whether a form that we offer for copying says this beside its box, in any language. */
export const isOwnWording = (wording: string): boolean =>
  locales.some((locale) =>
    Object.values(wordings).some((ours) => inLocale(locale, () => ours().trim().normalize('NFC')) === wording),
  )
