import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min'
import { cleanText } from './clean-text.rules.ts'

export type { CountryCode }

/**
 * E.164 when the number says its country or the caller knows it; otherwise as written. A number without a country is
 * not guessed: `030 1234` is in Berlin for one reader and in Utrecht for another.
 */
export function phoneOf(raw: string | undefined, country?: CountryCode): string | undefined {
  const text = cleanText(raw, 60)?.replace(/^tel:/i, '')
  if (text === undefined || !/\d{3}/.test(text.replace(/\D/g, ''))) return undefined
  const international = text.replace(/^00(?=[1-9])/, '+')
  const number = parsePhoneNumberFromString(international, country === undefined ? {} : { defaultCountry: country })
  return number?.isPossible() ? number.number : text
}
