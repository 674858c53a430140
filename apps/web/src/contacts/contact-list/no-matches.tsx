import { Button } from '@mantine/core'
import { contactsMessages } from '@wellmet/contacts/contact-list/contacts.messages.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import type { ContactFilter } from './filter-contacts.ts'

export const noMatchesTitle = ({ q, ...others }: ContactFilter): string => {
  if (q === undefined) return contactsMessages.noMatches()
  return Object.keys(others).length === 0
    ? contactsMessages.noMatchesFor({ query: q })
    : contactsMessages.noMatchesForBoth({ query: q })
}

export const NoMatches = ({ filter, onClear }: { filter: ContactFilter; onClear: () => void }) => (
  <EmptyState
    title={noMatchesTitle(filter)}
    next={
      <Button variant="default" onClick={onClear}>
        {contactsMessages.clearFilters()}
      </Button>
    }
  >
    {contactsMessages.noMatchesAbout()}
  </EmptyState>
)
