import formStyles from '../../kit/form.module.css'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { nothing, useApiMutation } from '../../api/changes.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { useOnceKey } from '../../api/use-once-key.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { useEnterWorkspace } from './use-enter-workspace.ts'
import { workspaceNameRule } from './workspace-name-rule.ts'
import { kitMessages } from '../../kit/kit.messages.ts'
import { workspacesMessages } from '@wellmet/account/workspaces/workspaces.messages.ts'

export const NewWorkspaceForm = ({ onCancel }: { onCancel: () => void }) => {
  const enter = useEnterWorkspace()
  const onceKey = useOnceKey()
  const form = useForm({ initialValues: { name: '' }, validate: { name: workspaceNameRule } })
  const { trouble, show, clear } = useFormTrouble(form)
  const create = useApiMutation('post', '/api/workspaces', {
    changes: nothing('The new workspace is entered at once.'),
    onError: show,
    onSuccess: ({ id }) => enter(id),
  })
  const submit = form.onSubmit((body) => {
    clear()
    create.mutate({ body, headers: onceKey(body) })
  })
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <TextInput
        label={workspacesMessages.name()}
        description={workspacesMessages.newWorkspaceAbout()}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <FormAlert trouble={trouble} />
      <div className={formStyles.buttons}>
        <Button type="submit" loading={create.isPending}>
          {workspacesMessages.createWorkspace()}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {kitMessages.cancel()}
        </Button>
      </div>
    </form>
  )
}
