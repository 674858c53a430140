import formStyles from '../../kit/form.module.css'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useNavigate } from '@tanstack/react-router'
import type { SavedListKind } from '@wellmet/discovery/lists/saved-lists.contract.ts'
import { savedListsMessages } from '@wellmet/discovery/lists/saved-lists.messages.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { useOnceKey } from '../../api/use-once-key.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { SidePanel } from '../../kit/side-panel.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { KindChoice } from './kind-choice.tsx'
import { nameRule } from './name-rule.ts'
import { useSavedListChanges } from '../saving/saved-lists.queries.ts'

export const newSavedListPanel = 'new-collection'

const NewSavedListForm = ({ onCancel }: { onCancel: () => void }) => {
  const navigate = useNavigate()
  const onceKey = useOnceKey()
  const form = useForm<{ name: string; kind: SavedListKind }>({
    initialValues: { name: '', kind: 'people' },
    validate: { name: nameRule },
  })
  const { trouble, show, clear } = useFormTrouble(form, { conflict: 'name' })
  const { create } = useSavedListChanges()
  const submit = form.onSubmit((body) => {
    clear()
    create.mutate(
      { body, headers: onceKey(body) },
      { onError: show, onSuccess: ({ id }) => void navigate({ to: '/collections/$id', params: { id } }) },
    )
  })
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <TextInput label={savedListsMessages.name()} maxLength={120} data-autofocus {...form.getInputProps('name')} />
      <KindChoice kind={form.values.kind} onKind={(kind) => form.setFieldValue('kind', kind)} />
      <FormAlert trouble={trouble} />
      <div className={formStyles.buttons}>
        <Button type="submit" loading={create.isPending}>
          {savedListsMessages.createList()}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {savedListsMessages.cancel()}
        </Button>
      </div>
    </form>
  )
}

export const NewSavedListPanel = () => {
  const { panel, close } = usePanel()
  const opened = panel === newSavedListPanel
  return (
    <SidePanel opened={opened} onClose={close} title={savedListsMessages.newList()} startsAt="field">
      {opened ? <NewSavedListForm onCancel={close} /> : null}
    </SidePanel>
  )
}
