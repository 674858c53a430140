import { engineMessages } from '@wellmet/connections/engine/engine.messages.ts'
import { KeptNotes } from '../imports/kept-notes.tsx'

const read = [engineMessages.readWho, engineMessages.readBook, engineMessages.readYears] as const
const never = [engineMessages.neverSubjects, engineMessages.neverTitles, engineMessages.neverAttachments] as const

/** Shown before the member goes to a provider, and in the settings afterwards. */
export const ReadNotes = () => (
  <KeptNotes
    kept={{ title: engineMessages.readWhat(), sentences: read }}
    never={{ title: engineMessages.neverStored(), sentences: never }}
    shared={engineMessages.sharingStays()}
  />
)
