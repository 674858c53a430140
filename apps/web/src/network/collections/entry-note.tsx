import formStyles from '../../kit/form.module.css'
import textStyles from '../../kit/text.module.css'
import styles from './collection-screen.module.css'
import { Button, Textarea } from '@mantine/core'
import type { CollectionEntry } from '@wellmet/discovery/lists/collections.contract.ts'
import { useState } from 'react'
import { toProblem } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { PopoverButton } from '../../kit/popover-button.tsx'
import { useCollectionChanges } from './collections.queries.ts'

type Props = { collection: string; entry: CollectionEntry; mayChange: boolean }

const mostLetters = 1000

const NoteForm = ({ collection, entry, onDone }: Omit<Props, 'mayChange'> & { onDone: () => void }) => {
  const [text, setText] = useState(entry.note ?? '')
  const { annotate } = useCollectionChanges()
  const problem = annotate.error === null ? null : toProblem(annotate.error)
  const params = { path: { id: collection, entryId: entry.id } }
  return (
    <form
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault()
        annotate.mutate({ params, body: { note: text.trim() === '' ? null : text } }, { onSuccess: onDone })
      }}
    >
      <Textarea
        label={`Note on ${entry.name}`}
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
export const EntryNote = ({ collection, entry, mayChange }: Props) => {
  if (!mayChange) return <span className={entry.note ? undefined : textStyles.quiet}>{entry.note ?? 'No note'}</span>
  return (
    <PopoverButton
      className={styles.entryNote}
      data-empty={entry.note === null || undefined}
      aria-label={entry.note ? `Change the note on ${entry.name}: ${entry.note}` : `Write a note on ${entry.name}`}
      label={entry.note ?? 'Write a note'}
      position="bottom-start"
    >
      {(close) => <NoteForm collection={collection} entry={entry} onDone={close} />}
    </PopoverButton>
  )
}
