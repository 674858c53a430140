import styles from './home-screen.module.css'
import { isMember } from '../account/members/roles.ts'
import { useSession } from '../account/users/session.ts'
import { EmptyState } from '../kit/empty-state.tsx'
import { RouteFull } from '../kit/route-full.tsx'
import { exampleRoute } from '../shell/example-route.ts'
import { LinkButton } from '../kit/link-button.tsx'

/** Before there is anybody: what a route looks like, and the one step that brings the first. */
export const Beginning = () => {
  const { user, workspace } = useSession()
  const mayBringIn = isMember(workspace?.role)
  return (
    <EmptyState
      title="Your best routes will be here"
      networkMap={
        <div className={styles.example} aria-hidden="true" inert>
          <RouteFull route={exampleRoute({ id: user.id, name: user.name })} />
        </div>
      }
      next={
        mayBringIn ? (
          <>
            <LinkButton to="/access/linkedin">Bring your network in</LinkButton>
            <LinkButton to="/access" variant="default">
              Other ways
            </LinkButton>
          </>
        ) : undefined
      }
    >
      Each shows who can introduce you to whom, and the evidence it rests on, like the example above.{' '}
      {mayBringIn
        ? 'A route needs people you know, so the first step is a LinkedIn export: LinkedIn makes it in minutes, and nothing in it is shared.'
        : 'A route needs people you know; an owner or admin of this workspace can make you a member, who may bring them in.'}
    </EmptyState>
  )
}
