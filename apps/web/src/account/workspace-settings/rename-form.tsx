import formStyles from '../../kit/form.module.css'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { clsx } from 'clsx'
import { useApiMutation } from '../../api/changes.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { workspaceNameRule } from '../workspaces/workspace-name-rule.ts'
import { workspacesMessages } from '@wellmet/account/workspaces/workspaces.messages.ts'

type Props = { name: string; etag: string | null; mayRename: boolean }

export const RenameForm = ({ name, etag, mayRename }: Props) => {
  const form = useForm({ initialValues: { name }, validate: { name: workspaceNameRule } })
  const { trouble, show, clear } = useFormTrouble(form)
  const rename = useApiMutation('patch', '/api/workspaces/current', {
    changes: ['workspace'],
    // Somebody else may have been faster: what they saved is loaded again, and what was typed stays.
    onError: show,
    onSuccess: (saved) => {
      form.resetDirty({ name: saved.name })
      notifications.show({ message: workspacesMessages.saved() })
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
