import formStyles from '../../kit/form.module.css'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { signOnMessages } from '@wellmet/account/sign-on/sign-on.messages.ts'
import { workspacesMessages } from '@wellmet/account/workspaces/workspaces.messages.ts'
import { nothing, useApiMutation } from '../../api/changes.ts'
import { problemText, toProblem } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { sessionQuery } from '../users/session.ts'
import { useSignOut } from '../users/use-sign-out.ts'
import { useEnterWorkspace } from '../workspaces/use-enter-workspace.ts'
import { leaveForProvider } from './leave-for-provider.ts'

/** For somebody who is signed in, in a workspace that demands more. */
export const SignOnNeededScreen = ({ next }: { next: string }) => {
  const session = useQuery(sessionQuery)
  const enterOther = useEnterWorkspace()
  const signOut = useSignOut()
  const enter = useApiMutation('post', '/api/account/sign-on/enter', {
    changes: nothing('It leaves for another site.'),
    onSuccess: ({ url }) => leaveForProvider(url, next),
  })
  return (
    <Loaded query={session} what={signOnMessages.theSignOn()} skeleton={<FormSkeleton fields={1} hasButton />}>
      {({ workspace, workspaces }) => (
        <>
          <PageHeader title={signOnMessages.neededTitle()}>
            {signOnMessages.neededAbout({ workspace: workspace?.name ?? '' })}
          </PageHeader>
          <div className={formStyles.form}>
            <FormAlert trouble={enter.isError ? { text: problemText(toProblem(enter.error)) } : null} />
            {workspace ? (
              <Button
                size="md"
                loading={enter.isPending || enter.isSuccess}
                onClick={() => enter.mutate({ body: { workspaceId: workspace.id } })}
              >
                {signOnMessages.continueWith()}
              </Button>
            ) : null}
            {workspaces
              .filter(({ id }) => id !== workspace?.id)
              .map(({ id, name }) => (
                <Button key={id} size="md" variant="default" onClick={() => enterOther(id)}>
                  {workspacesMessages.goTo({ workspace: name })}
                </Button>
              ))}
            <Button size="md" variant="subtle" onClick={signOut}>
              {signOnMessages.signOut()}
            </Button>
          </div>
        </>
      )}
    </Loaded>
  )
}
