import { useQuery } from '@tanstack/react-query'
import type { ProviderStatus } from '@wellmet/connections/engine/engine.contract.ts'
import { engineMessages } from '@wellmet/connections/engine/engine.messages.ts'
import { helpdeskMessages } from '@wellmet/connections/helpdesk/helpdesk.messages.ts'
import { KeptNotes, type Sentence } from '../imports/kept-notes.tsx'
import { newContactsWords } from '../sharing/sharing-words.ts'
import { sharingQuery } from '../sharing/sharing.queries.ts'

type Notes = { read: Sentence[]; never: Sentence[] }

const ofCrm: Notes = {
  read: [engineMessages.readOwnRows, engineMessages.readRowFields, engineMessages.readRowsDaily],
  never: [engineMessages.neverOthersRows, engineMessages.neverDeals, engineMessages.neverRowNotes],
}

const ofTable: Notes = {
  read: [engineMessages.readTableFields, engineMessages.readTableAgain],
  never: [engineMessages.neverColumns],
}

const ofEvents: Notes = {
  read: [engineMessages.readEvents, engineMessages.readEventsAgain],
  never: [engineMessages.neverGuestAnswers],
}

const ofNewsletter: Notes = {
  read: [engineMessages.readSubscribers],
  never: [engineMessages.neverOtherSubscribers],
}

const ofHelpdesk: Notes = {
  read: [helpdeskMessages.readTickets, helpdeskMessages.readByAll],
  never: [helpdeskMessages.neverTickets],
}

function notesOf({ category, reads }: Pick<ProviderStatus, 'category' | 'reads'>): Notes {
  if (category === 'crm') return ofCrm
  if (category === 'table') return ofTable
  if (category === 'events') return ofEvents
  if (category === 'newsletter') return ofNewsletter
  if (category === 'helpdesk') return ofHelpdesk
  const isOf = (...sources: ProviderStatus['reads']) => sources.some((source) => reads.includes(source))
  return {
    read: [
      ...(isOf('mail', 'calendar') ? [engineMessages.readWho, engineMessages.readYears] : []),
      ...(isOf('contacts') ? [engineMessages.readBook] : []),
    ],
    never: [
      ...(isOf('mail') ? [engineMessages.neverSubjects] : []),
      ...(isOf('calendar') ? [engineMessages.neverTitles] : []),
      engineMessages.neverAttachments,
    ],
  }
}

/** Shown before the member connects an account, and in the settings afterwards. */
export const ReadNotes = ({ provider }: { provider: ProviderStatus }) => {
  const { read, never } = notesOf(provider)
  return (
    <KeptNotes
      kept={{ title: engineMessages.readWhat(), sentences: read }}
      never={{ title: engineMessages.neverStored(), sentences: never }}
      shared={`${newContactsWords(useQuery(sharingQuery).data)} ${engineMessages.endAnytime()}`}
    />
  )
}
