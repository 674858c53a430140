import { EmptyState } from '../../kit/empty-state.tsx'
import { LinkButton } from '../../kit/link-button.tsx'

export const NoContacts = ({ mayBringIn }: { mayBringIn: boolean }) => (
  <EmptyState
    title="The people you know will be here"
    next={mayBringIn ? <LinkButton to="/access/linkedin">Bring a LinkedIn export</LinkButton> : undefined}
  >
    Strongest first, each with the evidence that says so. A LinkedIn export is the quickest way to begin: it takes
    LinkedIn a few minutes to make one, and nothing in it is shared with anybody.
  </EmptyState>
)
