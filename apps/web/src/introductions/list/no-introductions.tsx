import type { Tab } from '@wellmet/introductions/requests/vocabulary.contract.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { LinkButton } from '../../kit/link-button.tsx'

const words: Record<Tab, { title: string; text: string }> = {
  all: {
    title: 'Your introductions will be here',
    text: 'Find somebody you want to meet. If somebody can introduce you, ask them: we send the email with your message and tell you what they reply.',
  },
  active: {
    title: 'Nothing is under way',
    text: 'Drafts, asks that wait for an answer and meetings to come stand here. Find somebody you want to meet and ask for an introduction.',
  },
  in_progress: {
    title: 'Nobody was introduced yet',
    text: 'When a connector has made an introduction, it stands here until the other side answers.',
  },
  completed: {
    title: 'Nothing has worked out yet',
    text: 'What came to something stands here; the connectors behind it are told.',
  },
  declined: { title: 'Nobody said no', text: 'If a connector declines, the reason stands here with the next route.' },
}

export const NoIntroductions = ({ tab }: { tab: Tab }) => (
  <EmptyState
    title={words[tab].title}
    next={
      tab === 'all' || tab === 'active' ? (
        <LinkButton to="/search/people">Find somebody</LinkButton>
      ) : (
        <LinkButton to="/introductions" variant="default">
          See what is active
        </LinkButton>
      )
    }
  >
    {words[tab].text}
  </EmptyState>
)
