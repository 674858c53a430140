import { Button } from '@mantine/core'
import { EmptyState } from '../../kit/empty-state.tsx'
import type { ContactFilter } from './filter-contacts.ts'

export const noMatchesTitle = ({ q, ...others }: ContactFilter): string => {
  if (q === undefined) return 'No contacts match these filters'
  return Object.keys(others).length === 0
    ? `No contacts match “${q}”`
    : `No contacts match “${q}” and the other filters`
}

export const NoMatches = ({ filter, onClear }: { filter: ContactFilter; onClear: () => void }) => (
  <EmptyState
    title={noMatchesTitle(filter)}
    next={
      <Button variant="default" onClick={onClear}>
        Clear the filters
      </Button>
    }
  >
    Try fewer words or fewer filters.
  </EmptyState>
)
