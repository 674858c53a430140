import styles from './save-to-list.module.css'
import { Button, TextInput } from '@mantine/core'
import { savedListsMessages } from '@wellmet/discovery/lists/saved-lists.messages.ts'
import { useState } from 'react'

type Props = { isPending: boolean; onSave: (name: string) => Promise<unknown> }

/** What went wrong is said by whoever saves, and what was typed stays. */
export const SaveToNewList = ({ isPending, onSave }: Props) => {
  const [name, setName] = useState('')
  return (
    <form
      className={styles.new}
      onSubmit={(event) => {
        event.preventDefault()
        void onSave(name.trim()).then(
          () => setName(''),
          () => {},
        )
      }}
    >
      <TextInput
        aria-label={savedListsMessages.newListName()}
        placeholder={savedListsMessages.newList()}
        maxLength={120}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={name.trim() === ''} loading={isPending}>
        {savedListsMessages.saveToNew()}
      </Button>
    </form>
  )
}
