import formStyles from '../../kit/form.module.css'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { api } from '../../api/client.ts'
import { toProblem } from '../../api/problem.ts'
import { invalidate } from '../../api/query.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { sessionQuery } from '../users/session.ts'
import { workspaceNameRule } from './workspace-name-rule.ts'
import { workspaceQuery } from './workspaces.queries.ts'
import { workspacesMessages } from '@wellmet/account/workspaces/workspaces.messages.ts'

type Props = { name: string; etag: string | null; mayRename: boolean }

export const RenameForm = ({ name, etag, mayRename }: Props) => {
  const queries = useQueryClient()
  const form = useForm({ initialValues: { name }, validate: { name: workspaceNameRule } })
  const { trouble, show, clear } = useFormTrouble(form)
  const reload = () => invalidate(queries, workspaceQuery.queryKey)
  const rename = api.useMutation('patch', '/api/workspaces/current', {
    onError: (error) => {
      show(error)
      // Somebody else was faster: fetch what they saved, keep what was typed, and let the next save be knowing.
      if (toProblem(error).code === 'precondition_failed') void reload()
    },
    onSuccess: async (saved) => {
      form.resetDirty({ name: saved.name })
      notifications.show({ message: workspacesMessages.saved() })
      await invalidate(queries, workspaceQuery.queryKey, sessionQuery.queryKey)
    },
  })
  const submit = form.onSubmit((body) => {
    clear()
    rename.mutate({ body, headers: etag ? { 'If-Match': etag } : {} })
  })
  return (
    <form className={clsx(formStyles.form, formStyles.narrow)} onSubmit={submit} noValidate>
      <TextInput
        label={workspacesMessages.name()}
        readOnly={!mayRename}
        {...(mayRename ? {} : { description: workspacesMessages.renameNotAllowed() })}
        {...form.getInputProps('name')}
      />
      <FormAlert trouble={trouble} />
      {mayRename ? (
        <div className={formStyles.buttons}>
          <Button type="submit" loading={rename.isPending} disabled={!form.isDirty()}>
            {workspacesMessages.save()}
          </Button>
        </div>
      ) : null}
    </form>
  )
}
