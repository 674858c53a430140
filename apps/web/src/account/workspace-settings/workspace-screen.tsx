import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { SuggestTeammateSection } from '../invitation-requests/suggest-teammate-section.tsx'
import { InvitationsSection } from '../invitations/invitations-section.tsx'
import { WorkspaceDeletionSection } from '../leaving/workspace-deletion-section.tsx'
import { HandOverSection } from '../members/hand-over-section.tsx'
import { MembersSection } from '../members/members-section.tsx'
import { membersQuery } from '../members/members.queries.ts'
import { isAdmin, isOwner } from '../members/roles.ts'
import { useSession } from '../users/session.ts'
import { MembersWebhooksSection } from '../webhooks/members-webhooks-section.tsx'
import { RenameForm } from './rename-form.tsx'
import { workspaceQuery } from '../workspaces/workspaces.queries.ts'
import { workspacesMessages } from '@wellmet/account/workspaces/workspaces.messages.ts'

export const WorkspaceScreen = () => {
  const workspace = useQuery(workspaceQuery)
  const members = useQuery(membersQuery)
  const role = useSession().workspace?.role
  const mayManage = isAdmin(role)
  return (
    <>
      <Section title={workspacesMessages.thisWorkspace()}>
        <Loaded
          query={workspace}
          what={workspacesMessages.theWorkspace()}
          skeleton={<FormSkeleton fields={1} hasButton={mayManage} />}
        >
          {({ workspace: { name }, etag }) => <RenameForm name={name} etag={etag} mayRename={mayManage} />}
        </Loaded>
      </Section>
      <MembersSection />
      {/* How many members there are is not known before, and what stands below them would be pushed down. */}
      {mayManage && !members.isPending ? <InvitationsSection /> : null}
      {role === 'member' && !members.isPending ? <SuggestTeammateSection /> : null}
      {mayManage && !members.isPending ? <MembersWebhooksSection /> : null}
      {isOwner(role) && !members.isPending ? (
        <>
          {members.data ? <HandOverSection members={members.data.items} /> : null}
          <WorkspaceDeletionSection />
        </>
      ) : null}
    </>
  )
}
