import formStyles from '../../kit/form.module.css'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { SavedList } from '@wellmet/discovery/lists/saved-lists.contract.ts'
import { savedListsMessages } from '@wellmet/discovery/lists/saved-lists.messages.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { SidePanel } from '../../kit/side-panel.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { nameRule } from './name-rule.ts'
import { useSavedListChanges } from '../saving/saved-lists.queries.ts'

export const renamePanel = 'rename'

const RenameForm = ({ savedList: { id, name }, onDone }: { savedList: SavedList; onDone: () => void }) => {
  const form = useForm({ initialValues: { name }, validate: { name: nameRule } })
  const { trouble, show, clear } = useFormTrouble(form, { conflict: 'name' })
  const { rename } = useSavedListChanges()
  const submit = form.onSubmit((body) => {
    clear()
    rename.mutate({ params: { path: { id } }, body }, { onError: show, onSuccess: onDone })
  })
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <TextInput label={savedListsMessages.name()} maxLength={120} data-autofocus {...form.getInputProps('name')} />
      <FormAlert trouble={trouble} />
      <div className={formStyles.buttons}>
        <Button type="submit" loading={rename.isPending} disabled={!form.isDirty()}>
          {savedListsMessages.rename()}
        </Button>
        <Button variant="default" onClick={onDone}>
          {savedListsMessages.cancel()}
        </Button>
      </div>
    </form>
  )
}

export const RenamePanel = ({ savedList }: { savedList: SavedList }) => {
  const { panel, close } = usePanel()
  const opened = panel === renamePanel
  return (
    <SidePanel opened={opened} onClose={close} title={savedListsMessages.renameList()} startsAt="field">
      {opened ? <RenameForm savedList={savedList} onDone={close} /> : null}
    </SidePanel>
  )
}
