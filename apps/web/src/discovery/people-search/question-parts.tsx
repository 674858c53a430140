import text from '../../kit/text.module.css'
import styles from './question-parts.module.css'
import { useState } from 'react'
import { peopleMessages } from '@wellmet/discovery/people-search/people.messages.ts'
import type { ReadPart } from '@wellmet/discovery/people-search/people.contract.ts'
import { changedQuestion, partLabel } from './question-words.ts'

type Props = {
  parts: readonly ReadPart[]
  /** Which parts were left out because with them nobody was found. */
  dropped?: readonly string[]
  onAsk: (question: string) => void
}

/** How the question was read. Each part can be changed or removed. */
export const QuestionParts = ({ parts, dropped, onAsk }: Props) => {
  if (parts.length === 0) return null
  return (
    <ul className={styles.parts} aria-label={peopleMessages.howRead()}>
      {parts.map((part) => (
        <QuestionPart
          key={`${part.part} ${part.text}`}
          part={part}
          isDropped={dropped?.includes(part.part) ?? false}
          onAsk={onAsk}
        />
      ))}
    </ul>
  )
}

const QuestionPart = ({ part, isDropped, onAsk }: { part: ReadPart; isDropped: boolean; onAsk: Props['onAsk'] }) => {
  const [changed, setChanged] = useState<string | null>(null)
  const label = partLabel(part)
  return (
    <li className={styles.part} data-dropped={isDropped}>
      <span className={styles.label}>{label}</span>
      {changed === null ? (
        <button
          type="button"
          className={styles.text}
          aria-label={peopleMessages.changePart({ text: part.text, label })}
          onClick={() => setChanged(part.text)}
        >
          {isDropped ? <s>{part.text}</s> : part.text}
        </button>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            onAsk(changedQuestion(part, changed))
          }}
        >
          <input
            className={styles.input}
            aria-label={label}
            value={changed}
            ref={(input) => input?.focus()}
            size={Math.max(4, changed.length)}
            onChange={({ currentTarget }) => setChanged(currentTarget.value)}
            onBlur={() => setChanged(null)}
            onKeyDown={({ key }) => key === 'Escape' && setChanged(null)}
          />
        </form>
      )}
      {isDropped ? <span className={text.onlySpoken}>{peopleMessages.leftOut()}</span> : null}
      {part.without === '' ? null : (
        <button
          type="button"
          className={styles.remove}
          aria-label={peopleMessages.removePart({ text: part.text, label })}
          onClick={() => onAsk(part.without)}
        >
          <span aria-hidden="true">×</span>
        </button>
      )}
    </li>
  )
}
