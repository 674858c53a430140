import styles from './home-screen.module.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { VerificationReminder } from '../account/users/verification-reminder.tsx'
import { Loaded } from '../kit/loaded.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { RowSkeletons } from '../kit/skeletons.tsx'
import { contactsQuery } from '../network/contacts/contacts.queries.ts'
import { Beginning } from './beginning.tsx'
import { BestRoutes } from './best-routes.tsx'
import { Pulse } from './pulse.tsx'
import { YourTurn } from './your-turn.tsx'
import { homeMessages } from './home.messages.ts'

const Today = () => (
  <Loaded
    query={useInfiniteQuery(contactsQuery())}
    what={homeMessages.yourNetwork()}
    skeleton={<RowSkeletons rows={5} label={homeMessages.loadingNetwork()} />}
  >
    {({ total }) =>
      total === 0 ? (
        <Beginning />
      ) : (
        <div>
          <YourTurn />
          <BestRoutes />
          <Pulse />
        </div>
      )
    }
  </Loaded>
)

export const HomeScreen = () => (
  <>
    <PageHeader title={homeMessages.home()} />
    <div className={styles.home}>
      <VerificationReminder />
      <Today />
    </div>
  </>
)
