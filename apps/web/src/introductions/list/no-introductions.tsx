import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import type { Tab } from '@wellmet/introductions/stages/stages.contract.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { LinkButton } from '../../kit/link-button.tsx'

const words: Record<Tab, { title: () => string; text: () => string }> = {
  all: { title: requestsMessages.emptyAll, text: requestsMessages.emptyAllAbout },
  active: { title: requestsMessages.emptyActive, text: requestsMessages.emptyActiveAbout },
  in_progress: { title: requestsMessages.emptyInProgress, text: requestsMessages.emptyInProgressAbout },
  completed: { title: requestsMessages.emptyCompleted, text: requestsMessages.emptyCompletedAbout },
  declined: { title: requestsMessages.emptyDeclined, text: requestsMessages.emptyDeclinedAbout },
}

export const NoIntroductions = ({ tab }: { tab: Tab }) => (
  <EmptyState
    title={words[tab].title()}
    next={
      tab === 'all' || tab === 'active' ? (
        <LinkButton to="/search/people">{requestsMessages.findSomeone()}</LinkButton>
      ) : (
        <LinkButton to="/introductions" variant="default">
          {requestsMessages.seeActive()}
        </LinkButton>
      )
    }
  >
    {words[tab].text()}
  </EmptyState>
)
