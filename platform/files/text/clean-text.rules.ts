import { limits } from '../limits.rules.ts'

/**
 * Controls (PostgreSQL refuses NUL), directions (a right-to-left override makes a name read as another) and what has
 * no width. The joiners U+200C and U+200D stay: Persian names and emoji are spelled with them.
 */
const invisible =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const invisibleAnywhere = new RegExp(invisible.source)
const plain = /^[!-~]+(?: [!-~]+)*$/

/** One line of text as a person would read it, or undefined when nothing is left. */
export function cleanText(raw: string | undefined, longest: number = limits.textLength): string | undefined {
  if (raw === undefined || raw === '') return undefined
  const head = raw.length > longest * 4 ? raw.slice(0, longest * 4) : raw
  const text = plain.test(head) ? head : tidy(head)
  return (text.length > longest ? text.slice(0, longest).toWellFormed().trim() : text) || undefined
}

function tidy(text: string): string {
  const visible = invisibleAnywhere.test(text) ? text.replace(invisible, '') : text
  return visible.toWellFormed().normalize('NFC').replace(/\s+/g, ' ').trim()
}

/** The values that are there, each once, in the order of the file. */
export const distinct = (values: readonly (string | undefined)[]): string[] =>
  [...new Set(values.filter((value) => value !== undefined && value !== ''))] as string[]
