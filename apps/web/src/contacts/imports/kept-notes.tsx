import styles from './privacy-notes.module.css'
import { IconCheck, IconLock, IconX, type Icon } from '@tabler/icons-react'
import { useId } from 'react'

/** A sentence by its key. */
export type Sentence = { (): string; readonly code: string }
type Notes = { title: string; sentences: readonly Sentence[] }

const NotesList = ({ title, sentences, mark: Mark }: Notes & { mark: Icon }) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence.code}>
            <Mark size={16} stroke={2} aria-hidden="true" />
            {sentence()}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is kept, what never is, and who sees it. */
export const KeptNotes = ({ kept, never, shared }: { kept: Notes; never: Notes; shared: string }) => (
  <div className={styles.privacyNotes}>
    <NotesList {...kept} mark={IconCheck} />
    <NotesList {...never} mark={IconX} />
    <p>
      <IconLock size={16} stroke={1.75} aria-hidden="true" />
      {shared}
    </p>
  </div>
)
