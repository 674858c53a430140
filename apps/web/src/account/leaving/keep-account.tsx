import formStyles from '../../kit/form.module.css'
import { Button } from '@mantine/core'
import { leavingMessages } from '@wellmet/account/leaving/leaving.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { problemText, toProblem } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { ExportsSection } from '../exports/exports-section.tsx'
import { useSignOut } from '../users/use-sign-out.ts'

/** All that somebody sees who asked to be deleted and signs in again. */
export const KeepAccount = ({ deletesAt }: { deletesAt: string }) => {
  const signOut = useSignOut()
  const keep = useApiMutation('delete', '/api/account/deletion', { changes: ['planned deletions'] })
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
