import formStyles from '../../kit/form.module.css'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { longestViewName } from '@wellmet/contacts/views/views.contract.ts'
import { viewsMessages } from '@wellmet/contacts/views/views.messages.ts'
import { useState } from 'react'
import { reasonOf } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'

type Named = { name: string; isShared: boolean }
type Props = { before: Named; isPending: boolean; error: unknown; onSave: (named: Named) => void }

/** The name of a view, and whether the workspace has it too. */
export const ViewForm = ({ before, isPending, error, onSave }: Props) => {
  const [{ name, isShared }, setNamed] = useState(before)
  const [isMissing, setIsMissing] = useState(false)
  return (
    <form
      className={formStyles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() === '') setIsMissing(true)
        else onSave({ name, isShared })
      }}
    >
      <TextInput
        label={viewsMessages.name()}
        maxLength={longestViewName}
        data-autofocus
        error={isMissing ? viewsMessages.nameMissing() : null}
        value={name}
        onChange={({ currentTarget }) => {
          setIsMissing(false)
          setNamed({ name: currentTarget.value, isShared })
        }}
      />
      <Checkbox
        label={viewsMessages.share()}
        description={viewsMessages.shareAbout()}
        checked={isShared}
        onChange={({ currentTarget }) => setNamed({ name, isShared: currentTarget.checked })}
      />
      <FormAlert trouble={error ? { text: viewsMessages.notSaved({ reason: reasonOf(error) }) } : null} />
      <div className={formStyles.buttons}>
        <Button type="submit" loading={isPending}>
          {viewsMessages.save()}
        </Button>
      </div>
    </form>
  )
}
