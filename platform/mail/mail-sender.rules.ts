import { oneLine } from '../values/one-line.rules.ts'

/** As nodemailer takes it. An object is quoted and encoded, so that a name cannot add a header or an address. */
export interface MailFrom {
  name: string
  address: string
}

/** "Wellmet <hello@wellmet.example>" or an address alone, as the operator wrote it. */
export function readMailFrom(configured: string): MailFrom {
  const [, name = '', address = configured] = /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/.exec(configured) ?? []
  return { name, address: address.trim() }
}

const longestName = 80

/** Without what could be read as an address or as an encoded word. People type their names themselves. */
const plainName = (name: string): string => oneLine(name.replace(/[<>"@,;:\\()[\]]|=\?|\?=/g, ' '), longestName)

/**
 * "Ana Lima via Wellmet", in every language. The address stays the server's, which the recipient's server checks. Null
 * without a name.
 */
export function nameOnBehalf(name: string | undefined, configured: string): string | null {
  const plain = plainName(name ?? '')
  if (plain === '') return null
  return `${plain} via ${readMailFrom(configured).name || 'Wellmet'}`
}
