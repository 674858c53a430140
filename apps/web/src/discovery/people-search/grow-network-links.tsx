import { peopleMessages } from '@wellmet/discovery/people-search/people.messages.ts'
import { LinkButton } from '../../kit/link-button.tsx'

/** What brings more people into reach. */
export const GrowNetworkLinks = () => (
  <>
    <LinkButton to="/access" variant="default">
      {peopleMessages.importMore()}
    </LinkButton>
    <LinkButton to="/setup-network" variant="default">
      {peopleMessages.whoToInvite()}
    </LinkButton>
  </>
)
