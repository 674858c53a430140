import { Button } from '@mantine/core'
import { EmptyState } from '../../kit/empty-state.tsx'

const examples = ['VP Sales in Berlin', 'founder in Lisbon', 'partner at a venture fund']

/** Before anything is asked. */
export const BroadStart = ({ onAsk }: { onAsk: (query: string) => void }) => (
  <EmptyState
    title="Say it as you would to a colleague"
    next={examples.map((query) => (
      <Button key={query} variant="default" onClick={() => onAsk(query)}>
        {query}
      </Button>
    ))}
  >
    A name, a role, a company or a place, in any order. Whom you can reach comes first, then the public directory; when
    nobody fits, the question is widened and you are told how.
  </EmptyState>
)
