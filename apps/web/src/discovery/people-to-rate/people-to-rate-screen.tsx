import text from '../../kit/text.module.css'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { peopleToRateMessages } from '@wellmet/discovery/people-to-rate/people-to-rate.messages.ts'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { peopleToRateQuery } from './people-to-rate.queries.ts'
import { Rounds } from './rounds.tsx'
import styles from './people-to-rate.module.css'

const FaceSkeleton = () => (
  <div className={styles.card} aria-busy="true">
    <output className={text.onlySpoken}>{peopleToRateMessages.loading()}</output>
    <Skeleton height={96} circle />
    <Skeleton height={24} width={220} />
    <Skeleton height={16} width={160} />
  </div>
)

const NobodyLeft = () => (
  <EmptyState
    title={peopleToRateMessages.allRated()}
    next={<LinkButton to="/people">{peopleToRateMessages.seePaths()}</LinkButton>}
  >
    {peopleToRateMessages.allRatedAbout()}
  </EmptyState>
)

/** Twenty faces, one question: how well do you know them? */
export const PeopleToRateScreen = () => {
  const mayRate = isMember(useSession().workspace?.role)
  const query = useQuery({ ...peopleToRateQuery, enabled: mayRate })
  return (
    <>
      <PageHeader title={peopleToRateMessages.title()}>{peopleToRateMessages.about()}</PageHeader>
      {mayRate ? (
        <Loaded query={query} what={peopleToRateMessages.theContacts()} skeleton={<FaceSkeleton />}>
          {({ items }) => <Rounds next={items} nobody={<NobodyLeft />} />}
        </Loaded>
      ) : (
        <NobodyLeft />
      )}
    </>
  )
}
