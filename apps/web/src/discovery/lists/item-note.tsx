import formStyles from '../../kit/form.module.css'
import textStyles from '../../kit/text.module.css'
import styles from './saved-list-screen.module.css'
import { Button, Textarea } from '@mantine/core'
import { IconNote } from '@tabler/icons-react'
import type { SavedListItem } from '@wellmet/discovery/lists/saved-lists.contract.ts'
import { savedListsMessages } from '@wellmet/discovery/lists/saved-lists.messages.ts'
import { useState } from 'react'
import { reasonOf } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { PopoverButton } from '../../kit/popover-button.tsx'
import { useSavedListChanges } from '../saving/saved-lists.queries.ts'

type Props = { savedList: string; item: SavedListItem; mayChange: boolean }

const mostLetters = 1000

const NoteForm = ({ savedList, item, onDone }: Omit<Props, 'mayChange'> & { onDone: () => void }) => {
  const [text, setText] = useState(item.note ?? '')
  const { annotate } = useSavedListChanges()
  const params = { path: { id: savedList, itemId: item.id } }
  return (
    <form
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault()
        annotate.mutate({ params, body: { note: text.trim() === '' ? null : text } }, { onSuccess: onDone })
      }}
    >
      <Textarea
        label={savedListsMessages.noteAbout({ name: item.name })}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={mostLetters}
        data-autofocus
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <FormAlert
        trouble={annotate.error && { text: savedListsMessages.noteNotSaved({ reason: reasonOf(annotate.error) }) }}
      />
      <div className={formStyles.buttons}>
        <Button type="submit" loading={annotate.isPending}>
          {savedListsMessages.saveNote()}
        </Button>
        <Button variant="default" onClick={onDone}>
          {savedListsMessages.cancel()}
        </Button>
      </div>
    </form>
  )
}

/** The note shows on hover; pressed, it can be changed. */
export const ItemNote = ({ savedList, item, mayChange }: Props) => {
  if (!mayChange)
    return item.note ? (
      <span className={styles.tool} data-filled title={item.note}>
        <IconNote size={18} stroke={1.75} aria-hidden="true" />
        <span className={textStyles.onlySpoken}>{item.note}</span>
      </span>
    ) : null
  return (
    <PopoverButton
      className={styles.tool}
      data-filled={item.note !== null || undefined}
      title={item.note ?? savedListsMessages.addNote()}
      aria-label={
        item.note
          ? savedListsMessages.editNote({ name: item.name, note: item.note })
          : savedListsMessages.addNoteAbout({ name: item.name })
      }
      label={<IconNote size={18} stroke={1.75} aria-hidden="true" />}
    >
      {(close) => <NoteForm savedList={savedList} item={item} onDone={close} />}
    </PopoverButton>
  )
}
