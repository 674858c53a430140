import './home-screen.css'
import { isMember } from '../account/members/roles.ts'
import { useSession } from '../account/users/session.ts'
import { VerificationReminder } from '../account/users/verification-reminder.tsx'
import { NoWorkspace } from '../account/workspaces/no-workspace.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { RouteFull } from '../kit/route-full.tsx'
import { useContacts } from '../network/contacts/use-contacts.ts'
import { exampleRoute } from '../shell/example-route.ts'
import { LinkButton } from '../shell/link-button.tsx'

/** The one step that comes next: bring people in, or, once they are here, look at them. */
const NextStep = ({ known }: { known: boolean }) =>
  known ? (
    <>
      <LinkButton to="/contacts">See your contacts</LinkButton>
      <LinkButton to="/access" variant="default">
        Bring in more
      </LinkButton>
    </>
  ) : (
    <>
      <LinkButton to="/access/linkedin">Bring your network in</LinkButton>
      <LinkButton to="/access" variant="default">
        Other ways
      </LinkButton>
    </>
  )

const words = {
  viewer:
    'A route needs people you know; an owner or admin of this workspace can make you a member, who may bring them in.',
  nobody:
    'A route needs people you know, so the first step is a LinkedIn export: LinkedIn makes it in minutes, and nothing in it is shared.',
  some: 'The people you know are here already; mail and calendar files show how well you know them.',
} as const

const Beginning = () => {
  const { user, workspace } = useSession()
  const mayBringIn = isMember(workspace?.role)
  const known = (useContacts().data?.total ?? 0) > 0
  return (
    <EmptyState
      title="Your best routes will be here"
      picture={
        <div className="home-example" aria-hidden="true" inert>
          <RouteFull route={exampleRoute({ id: user.id, name: user.name })} />
        </div>
      }
      next={mayBringIn ? <NextStep known={known} /> : undefined}
    >
      Each shows who can introduce you to whom, and the evidence it rests on, like the example above.{' '}
      {words[mayBringIn ? (known ? 'some' : 'nobody') : 'viewer']}
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
