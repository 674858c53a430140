import formStyles from '../../kit/form.module.css'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { workspacesMessages } from '@wellmet/account/workspaces/workspaces.messages.ts'
import { nothing, useApiMutation } from '../../api/changes.ts'
import { refresh } from '../../api/refresh.ts'
import { shownWorkspace } from '../../api/shown-workspace.ts'
import { sessionQuery, useSession } from '../users/session.ts'

const Dialog = lazy(() => import('../../kit/dialog.tsx').then(({ Dialog: dialog }) => ({ default: dialog })))

/** Says where the session is when that is not what the page shows, and lets the user choose one of the two. */
export const WorkspaceChanged = () => {
  const queries = useQueryClient()
  const { workspace, workspaces } = useSession()
  useEffect(() => shownWorkspace.onChanged(() => void refresh(queries, 'session')), [queries])
  const goBack = useApiMutation('post', '/api/workspaces/{id}/enter', {
    changes: nothing('The session that begins drops everything that was loaded.'),
    onSuccess: (session) => queries.setQueryData(sessionQuery.queryKey, session),
  })
  const shown = shownWorkspace.get()
  const before = workspaces.find(({ id }) => id === shown)
  const isElsewhere = shown !== null && shown !== (workspace?.id ?? null)
  if (!isElsewhere) return null
  return (
    <Suspense>
      <Dialog
        opened
        onClose={reload}
        title={
          workspace ? workspacesMessages.changedTitle({ workspace: workspace.name }) : workspacesMessages.removedTitle()
        }
      >
        <p>{before ? workspacesMessages.changedAbout({ before: before.name }) : workspacesMessages.removedAbout()}</p>
        <div className={formStyles.buttons}>
          <Button onClick={reload}>
            {workspace ? workspacesMessages.goTo({ workspace: workspace.name }) : workspacesMessages.showWorkspaces()}
          </Button>
          {before && (
            <Button variant="default" onClick={() => goBack.mutate({ params: { path: { id: before.id } } })}>
              {workspacesMessages.goBackTo({ workspace: before.name })}
            </Button>
          )}
        </div>
      </Dialog>
    </Suspense>
  )
}

/** From the beginning: whatever was open belongs to the other workspace. */
const reload = (): void => globalThis.location.assign('/')
