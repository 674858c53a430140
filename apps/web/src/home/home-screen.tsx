import './home-screen.css'
import { isAdmin } from '../account/members/roles.ts'
import { useSession } from '../account/users/session.ts'
import { VerificationReminder } from '../account/users/verification-reminder.tsx'
import { NoWorkspace } from '../account/workspaces/no-workspace.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { RouteFull } from '../kit/route-full.tsx'
import { exampleRoute } from '../shell/example-route.ts'
import { LinkButton } from '../shell/link-button.tsx'

const Beginning = () => {
  const { user, workspace } = useSession()
  const mayInvite = isAdmin(workspace?.role)
  return (
    <EmptyState
      title="Your best routes will be here"
      picture={
        <div className="home-example" aria-hidden="true" inert>
          <RouteFull route={exampleRoute({ id: user.id, name: user.name })} />
        </div>
      }
      next={mayInvite ? <LinkButton to="/settings/workspace">Invite a teammate</LinkButton> : undefined}
    >
      Each shows who can introduce you to whom, and the evidence it rests on, like the example above.{' '}
      {mayInvite
        ? 'A route needs people who know each other, so the first step is to bring in somebody you work with.'
        : 'A route needs people who know each other; an owner or admin of this workspace can invite them.'}
    </EmptyState>
  )
}

export const HomeScreen = () => (
  <>
    <PageHeader title="Home" />
    <div className="home">
      <VerificationReminder />
      {useSession().workspace ? <Beginning /> : <NoWorkspace />}
    </div>
  </>
)
