import formStyles from '../../kit/form.module.css'
import textStyles from '../../kit/text.module.css'
import styles from './saved-list-screen.module.css'
import { Button, Textarea } from '@mantine/core'
import type { SavedListItem } from '@wellmet/discovery/lists/saved-lists.contract.ts'
import { useState } from 'react'
import { toProblem } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { PopoverButton } from '../../kit/popover-button.tsx'
import { useSavedListChanges } from './saved-lists.queries.ts'

type Props = { savedList: string; item: SavedListItem; mayChange: boolean }

const mostLetters = 1000

const NoteForm = ({ savedList, item, onDone }: Omit<Props, 'mayChange'> & { onDone: () => void }) => {
  const [text, setText] = useState(item.note ?? '')
  const { annotate } = useSavedListChanges()
  const problem = annotate.error === null ? null : toProblem(annotate.error)
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
        label={`Note on ${item.name}`}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={mostLetters}
        data-autofocus
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <FormAlert trouble={problem && { text: `The note was not saved. ${problem.detail ?? problem.title}` }} />
      <div className={formStyles.buttons}>
        <Button type="submit" loading={annotate.isPending}>
          Save note
        </Button>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** The note itself is the button that changes it. */
export const ItemNote = ({ savedList, item, mayChange }: Props) => {
  if (!mayChange) return <span className={item.note ? undefined : textStyles.quiet}>{item.note ?? 'No note'}</span>
  return (
    <PopoverButton
      className={styles.itemNote}
      data-empty={item.note === null || undefined}
      aria-label={item.note ? `Change the note on ${item.name}: ${item.note}` : `Write a note on ${item.name}`}
      label={item.note ?? 'Write a note'}
      position="bottom-start"
    >
      {(close) => <NoteForm savedList={savedList} item={item} onDone={close} />}
    </PopoverButton>
  )
}
