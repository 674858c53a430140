import formStyles from '../../kit/form.module.css'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Collection } from '@wellmet/discovery/lists/collections.contract.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { SidePanel } from '../../kit/side-panel.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { nameRule } from './name-rule.ts'
import { useCollectionChanges } from './collections.queries.ts'

export const renamePanel = 'rename'

const RenameForm = ({ collection: { id, name }, onDone }: { collection: Collection; onDone: () => void }) => {
  const form = useForm({ initialValues: { name }, validate: { name: nameRule } })
  const { trouble, show, clear } = useFormTrouble(form, { conflict: 'name' })
  const { rename } = useCollectionChanges()
  const submit = form.onSubmit((body) => {
    clear()
    rename.mutate({ params: { path: { id } }, body }, { onError: show, onSuccess: onDone })
  })
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <TextInput label="Name" maxLength={120} data-autofocus {...form.getInputProps('name')} />
      <FormAlert trouble={trouble} />
      <div className={formStyles.buttons}>
        <Button type="submit" loading={rename.isPending} disabled={!form.isDirty()}>
          Rename
        </Button>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

export const RenamePanel = ({ collection }: { collection: Collection }) => {
  const { panel, close } = usePanel()
  const opened = panel === renamePanel
  return (
    <SidePanel opened={opened} onClose={close} title="Rename the collection" startsAt="field">
      {opened ? <RenameForm collection={collection} onDone={close} /> : null}
    </SidePanel>
  )
}
