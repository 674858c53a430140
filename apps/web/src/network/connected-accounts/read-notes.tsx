import type { ProviderCategory } from '@wellmet/connections/engine/engine.contract.ts'
import { engineMessages } from '@wellmet/connections/engine/engine.messages.ts'
import { KeptNotes } from '../imports/kept-notes.tsx'

const notes = {
  suite: {
    read: [engineMessages.readWho, engineMessages.readBook, engineMessages.readYears],
    never: [engineMessages.neverSubjects, engineMessages.neverTitles, engineMessages.neverAttachments],
  },
  crm: {
    read: [engineMessages.readOwnRows, engineMessages.readRowFields, engineMessages.readRowsDaily],
    never: [engineMessages.neverOthersRows, engineMessages.neverDeals, engineMessages.neverRowNotes],
  },
} as const satisfies Record<ProviderCategory, object>

/** Shown before the member goes to a provider, and in the settings afterwards. */
export const ReadNotes = ({ category }: { category: ProviderCategory }) => (
  <KeptNotes
    kept={{ title: engineMessages.readWhat(), sentences: notes[category].read }}
    never={{ title: engineMessages.neverStored(), sentences: notes[category].never }}
    shared={engineMessages.sharingStays()}
  />
)
