import type { Import, Skip } from '@wellmet/contacts/imports/imports.contract.ts'
import { importsMessages } from '@wellmet/contacts/imports/imports.messages.ts'

export type ImportShown = { import: Import; skips: Skip[] }

/** A key in a message has no hyphen. */
export const formatWords = (format: string): string => importsMessages.format({ format: format.replaceAll('-', '_') })

/** The worker has it, so it changes without us: worth asking again soon. */
export const isUnderWay = ({ state, undo }: Import): boolean =>
  state === 'waiting' || state === 'reading' || undo === 'waiting'
