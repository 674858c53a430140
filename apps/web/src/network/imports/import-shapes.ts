import type { Import, Skip } from '@wellmet/contacts/imports/imports.contract.ts'

export type ImportShown = { import: Import; skips: Skip[] }

const formats: Record<string, string> = {
  'linkedin-zip': 'LinkedIn export',
  'linkedin-csv': 'part of a LinkedIn export',
  'google-contacts': 'Google contacts',
  'outlook-contacts': 'Outlook contacts',
  vcard: 'vCards',
  icalendar: 'calendar',
  mbox: 'mailbox',
}

/** A format we have no words for yet is shown as the API names it. */
export const formatWords = (format: string): string => formats[format] ?? format

export const stateWords: Record<Import['state'], string> = {
  uploading: 'Arriving',
  waiting: 'Waiting',
  reading: 'Reading',
  done: 'Done',
  refused: 'Not read',
}

/** The worker has it, so it changes without us: worth asking again soon. */
export const isUnderWay = ({ state }: Import): boolean => state === 'waiting' || state === 'reading'
