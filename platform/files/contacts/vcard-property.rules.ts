import { decodeBytes, decodeQuotedPrintable } from '../text/transfer-encoding.rules.ts'

export interface VCardProperty {
  /** `item1` in `item1.EMAIL`. */
  group: string
  name: string
  /** Upper case; the bare words of vCard 2.1 (`TEL;HOME;CELL:`) are under TYPE. */
  parameters: Map<string, string>
  value: string
}

/** The name, its group, its parameters and its value, or undefined for a line that has no colon. */
export function propertyOf(line: string): VCardProperty | undefined {
  const colon = endOfParameters(line)
  if (colon < 0) return undefined
  const [written = '', ...rest] = splitOutsideQuotes(line.slice(0, colon), ';')
  const dot = written.indexOf('.')
  const parameters = parametersOf(rest)
  const raw = line.slice(colon + 1)
  const isQuoted = parameters.get('ENCODING')?.toUpperCase() === 'QUOTED-PRINTABLE'
  return {
    group: dot < 0 ? '' : written.slice(0, dot).toLowerCase(),
    name: written
      .slice(dot + 1)
      .trim()
      .toUpperCase(),
    parameters,
    value: isQuoted ? decodeBytes(decodeQuotedPrintable(raw), parameters.get('CHARSET')) : raw,
  }
}

/** Semicolons part the fields of N, ORG and ADR; a backslash makes any of them part of the text. */
export function fieldsOf(value: string, separator = ';'): string[] {
  const fields: string[] = []
  let field = ''
  for (let at = 0; at < value.length; at += 1) {
    const char = value.charAt(at)
    if (char === '\\' && at + 1 < value.length) {
      at += 1
      field += value[at] === 'n' || value[at] === 'N' ? '\n' : value.charAt(at)
    } else if (char === separator) {
      fields.push(field)
      field = ''
    } else field += char
  }
  return [...fields, field]
}

export const textOf = (value: string): string => (value.includes('\\') ? fieldsOf(value, '\u0000').join('') : value)

function endOfParameters(line: string): number {
  let isQuoted = false
  for (let at = 0; at < line.length; at += 1) {
    const char = line[at]
    if (char === '"') isQuoted = !isQuoted
    else if (char === ':' && !isQuoted) return at
  }
  return line.indexOf(':')
}

function splitOutsideQuotes(text: string, separator: string): string[] {
  if (!text.includes('"')) return text.split(separator)
  const parts = ['']
  let isQuoted = false
  for (const char of text) {
    if (char === '"') isQuoted = !isQuoted
    else if (char === separator && !isQuoted) parts.push('')
    else parts[parts.length - 1] += char
  }
  return parts
}

const encodings = /^(?:quoted-printable|base64|8bit|7bit|b)$/i

function parametersOf(written: readonly string[]): Map<string, string> {
  const parameters = new Map<string, string>()
  for (const text of written.slice(0, 50)) {
    const equals = text.indexOf('=')
    const bare = equals < 0 ? (encodings.test(text) ? 'ENCODING' : 'TYPE') : text.slice(0, equals).trim().toUpperCase()
    const value = text.slice(equals + 1).trim()
    const before = parameters.get(bare)
    parameters.set(bare, before === undefined ? value : `${before},${value}`)
  }
  return parameters
}
