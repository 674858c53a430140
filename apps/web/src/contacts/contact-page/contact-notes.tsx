import formStyles from '../../kit/form.module.css'
import textStyles from '../../kit/text.module.css'
import contactScreenStyles from './contact-screen.module.css'
import styles from './contact-notes.module.css'
import { Button, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { longestNote, type ContactNote } from '@wellmet/contacts/notes/notes.contract.ts'
import { notesMessages } from '@wellmet/contacts/notes/notes.messages.ts'
import { clsx } from 'clsx'
import { useState } from 'react'
import { reasonOf } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { formatAgo, formatDay, formatMoment } from '../../kit/dates.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { richMessage } from '../../kit/rich-message.ts'
import { Section } from '../../kit/section.tsx'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { notesQuery, useNoteChanges } from './contact-notes.queries.ts'

type FormProps = {
  label: string
  before: string
  isPending: boolean
  error: unknown
  onSave: (text: string) => void
  onCancel?: () => void
}

const NoteForm = ({ label, before, isPending, error, onSave, onCancel }: FormProps) => {
  const [typed, setTyped] = useState(before)
  return (
    <form
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSave(typed)
      }}
    >
      <Textarea
        aria-label={label}
        placeholder={notesMessages.noteHint()}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={longestNote}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <FormAlert trouble={error ? { text: notesMessages.notSaved({ reason: reasonOf(error) }) } : null} />
      <div className={formStyles.buttons}>
        <Button type="submit" variant="default" loading={isPending} disabled={typed.trim() === ''}>
          {onCancel ? notesMessages.save() : notesMessages.addNote()}
        </Button>
        {onCancel ? (
          <Button variant="default" onClick={onCancel}>
            {notesMessages.cancel()}
          </Button>
        ) : null}
      </div>
    </form>
  )
}

const NewNote = ({ contactId }: { contactId: string }) => {
  const { write } = useNoteChanges()
  const [written, setWritten] = useState(0)
  return (
    <NoteForm
      // Empty again after each note.
      key={written}
      label={notesMessages.newNote()}
      before=""
      isPending={write.isPending}
      error={write.error}
      onSave={(note) =>
        write.mutate(
          { params: { path: { id: contactId } }, body: { text: note } },
          { onSuccess: () => setWritten(written + 1) },
        )
      }
    />
  )
}

const WrittenNote = ({ note, mayChange }: { note: ContactNote; mayChange: boolean }) => {
  const { change, remove } = useNoteChanges()
  const [isChanging, setIsChanging] = useState(false)
  const on = new Date(note.createdAt)
  const params = { path: { id: note.id } }
  if (isChanging)
    return (
      <NoteForm
        label={notesMessages.changeNote({ on })}
        before={note.text}
        isPending={change.isPending}
        error={change.error}
        onSave={(changed) =>
          change.mutate({ params, body: { text: changed } }, { onSuccess: () => setIsChanging(false) })
        }
        onCancel={() => setIsChanging(false)}
      />
    )
  return (
    <>
      <p className={styles.text}>{note.text}</p>
      <div className={styles.foot}>
        <span className={clsx(textStyles.small, textStyles.quiet)}>
          <time dateTime={note.createdAt} title={formatMoment(note.createdAt)}>
            {formatDay(note.createdAt)}
          </time>
          {note.changedAt === note.createdAt ? null : (
            <>
              {' · '}
              {richMessage(notesMessages.changed, {
                ago: formatAgo(note.changedAt),
                time: <time dateTime={note.changedAt} />,
              })}
            </>
          )}
        </span>
        {mayChange ? (
          <>
            <button
              type="button"
              className={styles.quietButton}
              aria-label={notesMessages.changeNote({ on })}
              onClick={() => setIsChanging(true)}
            >
              {notesMessages.change()}
            </button>
            <ConfirmButton
              className={styles.quietButton}
              label={notesMessages.delete()}
              spoken={notesMessages.deleteNote({ on })}
              question={notesMessages.deleteQuestion()}
              verb={notesMessages.delete()}
              onConfirm={() => remove.mutate({ params })}
            />
          </>
        ) : null}
      </div>
      <FormAlert trouble={remove.error ? { text: notesMessages.notSaved({ reason: reasonOf(remove.error) }) } : null} />
    </>
  )
}

/** What the member wrote on a contact, for their own eyes. */
export const ContactNotes = ({ contactId, mayChange }: { contactId: string; mayChange: boolean }) => (
  <Section title={notesMessages.notes()} about={notesMessages.notesAbout()}>
    <div className={clsx(contactScreenStyles.card, styles.notes)}>
      {mayChange ? <NewNote contactId={contactId} /> : null}
      <Loaded
        query={useQuery(notesQuery(contactId))}
        what={notesMessages.yourNotes()}
        skeleton={<FormSkeleton fields={1} />}
      >
        {({ items }) =>
          items.length === 0 ? null : (
            <ul className={styles.list} aria-label={notesMessages.yourNotes()}>
              {items.map((note) => (
                <li key={note.id}>
                  <WrittenNote note={note} mayChange={mayChange} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  </Section>
)
