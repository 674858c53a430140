import styles from './home-screen.module.css'
import { isMember } from '../account/members/roles.ts'
import { useSession } from '../account/users/session.ts'
import { EmptyState } from '../kit/empty-state.tsx'
import { PathFull } from '../kit/path-full.tsx'
import { exampleRoute } from '../shell/example-route.ts'
import { LinkButton } from '../kit/link-button.tsx'
import { ConnectLinks } from '../connections/accounts/connect-links.tsx'
import { homeMessages } from './home.messages.ts'

/** Before there is anybody: what a route looks like, and the one step that brings the first. */
export const Beginning = () => {
  const { workspace } = useSession()
  const mayImport = isMember(workspace?.role)
  return (
    <EmptyState
      title={homeMessages.emptyTitle()}
      illustration={
        <div className={styles.example} aria-hidden="true" inert>
          <p className={styles.exampleMark}>{homeMessages.example()}</p>
          <PathFull path={exampleRoute()} />
        </div>
      }
      next={
        mayImport ? (
          <>
            <LinkButton to="/access/linkedin">{homeMessages.importLinkedIn()}</LinkButton>
            <ConnectLinks />
            <LinkButton to="/access/network" variant="subtle">
              {homeMessages.otherPaths()}
            </LinkButton>
            <LinkButton to="/onboarding" variant="subtle">
              {homeMessages.firstSteps()}
            </LinkButton>
          </>
        ) : undefined
      }
    >
      {mayImport ? homeMessages.emptyForMembers() : homeMessages.emptyForViewers()}
    </EmptyState>
  )
}
