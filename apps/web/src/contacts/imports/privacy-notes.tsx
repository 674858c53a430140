import { useQuery } from '@tanstack/react-query'
import { importsMessages } from '@wellmet/contacts/imports/imports.messages.ts'
import { newContactsWords } from '../sharing/sharing-words.ts'
import { sharingQuery } from '../sharing/sharing.queries.ts'
import { KeptNotes } from './kept-notes.tsx'

const stored = [importsMessages.storedNames, importsMessages.storedAddresses, importsMessages.storedContacts] as const
const never = [importsMessages.neverText, importsMessages.neverNotes, importsMessages.neverFile] as const

/** Said before anything is sent, in the same words everywhere. */
export const PrivacyNotes = () => (
  <KeptNotes
    kept={{ title: importsMessages.stored(), sentences: stored }}
    never={{ title: importsMessages.neverStored(), sentences: never }}
    shared={newContactsWords(useQuery(sharingQuery).data)}
  />
)
