import { importsMessages } from '@wellmet/contacts/imports/imports.messages.ts'

const largest = 512 * 1024 * 1024
const longestName = 120

/** Why a file would be refused before a byte of it is worth sending; null when it may go. */
export const whyNotSend = ({ size }: { size: number }): string | null => {
  if (size === 0) return importsMessages.fileEmpty()
  if (size > largest) return importsMessages.fileTooLarge()
  return null
}

/** The name as the API takes it: one line and not too long; the end, which says what it is, is kept. */
export const sentName = (name: string): string => {
  const line = name.replaceAll(/\s+/gu, ' ').trim() || 'file'
  return line.length > longestName ? `…${line.slice(1 - longestName)}` : line
}

const units = ['kB', 'MB', 'GB'] as const

/** "3.4 MB". Nothing is smaller than a kilobyte to somebody who waits for it. */
export const sizeWords = (bytes: number): string => {
  let [size, at] = [Math.max(bytes, 1) / 1000, 0]
  while (size >= 1000 && at < units.length - 1) [size, at] = [size / 1000, at + 1]
  return importsMessages.size({ size: at === 0 ? Math.max(1, size) : size, unit: units[at] ?? 'GB' })
}
