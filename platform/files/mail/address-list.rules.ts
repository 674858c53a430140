import { decodeWords } from './encoded-words.rules.ts'

export interface MailAddress {
  name: string
  address: string
}

/**
 * The addresses of a From, To or Cc header (RFC 5322): `"Okafor, Ann" <ann@a.example>, Team: bo@b.example, c@c.example;`.
 * Encoded words are read last, because a comma inside one parts nothing. One pass, whatever is nested in what.
 */
export function addressesIn(header: string): MailAddress[] {
  const found: MailAddress[] = []
  let name = ''
  let comment = ''
  let address: string | undefined
  // Kept, not looked up: a long name with many colons would be searched for each of them.
  let hasAt = false
  const finish = () => {
    const bare = name.trim()
    // Without brackets the whole is the address, and a comment behind it is the old way to write the name.
    if (address !== undefined) found.push({ name: display(bare || comment), address: address.trim() })
    else if (bare.includes('@')) found.push({ name: display(comment), address: bare })
    name = ''
    comment = ''
    address = undefined
    hasAt = false
  }
  for (let at = 0; at < header.length; at += 1) {
    const char = header.charAt(at)
    if (char === '"') {
      const { text, end } = quotedFrom(header, at)
      name += text
      at = end
    } else if (char === '(') {
      const end = endOfComment(header, at)
      comment = header.slice(at + 1, end)
      at = end
    } else if (char === '<') {
      const close = header.indexOf('>', at)
      const end = close < 0 ? header.length : close
      address = header.slice(at + 1, end)
      at = end
    } else if (char === ',' || char === ';') finish()
    else if (char === ':' && address === undefined && !hasAt) name = '' // The name of a group, not of a person.
    else {
      name += char
      hasAt ||= char === '@'
    }
  }
  finish()
  return found
}

const display = (written: string): string =>
  decodeWords(written)
    .replace(/^'(.*)'$/, '$1')
    .trim()

function quotedFrom(header: string, start: number): { text: string; end: number } {
  let text = ''
  for (let at = start + 1; at < header.length; at += 1) {
    const char = header.charAt(at)
    if (char === '"') return { text, end: at }
    if (char === '\\' && at + 1 < header.length) at += 1
    text += header.charAt(at)
  }
  return { text, end: header.length }
}

function endOfComment(header: string, start: number): number {
  let depth = 0
  for (let at = start; at < header.length; at += 1) {
    const char = header[at]
    if (char === '\\') at += 1
    else if (char === '(') depth += 1
    else if (char === ')' && --depth === 0) return at
  }
  return header.length
}
