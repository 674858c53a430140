import { Button } from '@mantine/core'
import { signOnMessages } from '@wellmet/account/sign-on/sign-on.messages.ts'
import { nothing, useApiMutation } from '../../api/changes.ts'
import { problemText, toProblem } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { leaveForProvider } from './leave-for-provider.ts'

/** For somebody whom single sign-on let in, and who may have no password here. The page is left for it. */
export const ConfirmAtProvider = () => {
  const confirm = useApiMutation('post', '/api/account/sign-on/confirm', {
    changes: nothing('It leaves for another site.'),
    onSuccess: ({ url }) => leaveForProvider(url),
  })
  return (
    <>
      <FormAlert trouble={confirm.isError ? { text: problemText(toProblem(confirm.error)) } : null} />
      <Button variant="default" loading={confirm.isPending || confirm.isSuccess} onClick={() => confirm.mutate({})}>
        {signOnMessages.confirmAtProvider()}
      </Button>
    </>
  )
}
