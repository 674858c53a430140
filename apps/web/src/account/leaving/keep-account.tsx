import formStyles from '../../kit/form.module.css'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { leavingMessages } from '@wellmet/account/leaving/leaving.messages.ts'
import { api } from '../../api/client.ts'
import { problemText, toProblem } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { ExportsSection } from '../exports/exports-section.tsx'
import { sessionQuery } from '../users/session.ts'
import { useSignOut } from '../users/use-sign-out.ts'

/** All that somebody sees who asked to be deleted and signs in again. */
export const KeepAccount = ({ deletesAt }: { deletesAt: string }) => {
  const queries = useQueryClient()
  const signOut = useSignOut()
  const keep = api.useMutation('delete', '/api/account/deletion', {
    onSuccess: () => queries.invalidateQueries({ queryKey: sessionQuery.queryKey }),
  })
  return (
    <>
      <PageHeader title={leavingMessages.leavingTitle({ at: new Date(deletesAt) })}>
        {leavingMessages.leavingAbout()}
      </PageHeader>
      <FormAlert trouble={keep.error ? { text: problemText(toProblem(keep.error)) } : null} />
      <div className={formStyles.buttons}>
        <Button loading={keep.isPending} onClick={() => keep.mutate({})}>
          {leavingMessages.keepAccount()}
        </Button>
        <Button variant="default" onClick={signOut}>
          {leavingMessages.signOut()}
        </Button>
      </div>
      <ExportsSection />
    </>
  )
}
