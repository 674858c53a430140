import text from '../../kit/text.module.css'
import styles from './rating-answers.module.css'
import { Familiarity } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { ratingsMessages } from '@wellmet/contacts/ratings/ratings.messages.ts'
import { clsx } from 'clsx'

type Props = {
  /** Of whom. */
  name: string
  /** What was said before. */
  said?: Familiarity | null
  /** Keys 1 to 4 answer too. */
  hasKeys?: boolean
  onAnswer: (familiarity: Familiarity) => void
}

/** The four answers to how well the viewer knows a contact, the same wherever that is asked. */
export const RatingAnswers = ({ name, said = null, hasKeys = false, onAnswer }: Props) => (
  <fieldset className={styles.answers} aria-label={ratingsMessages.howWell({ name })}>
    {Familiarity.options.map((familiarity, at) => (
      <button
        key={familiarity}
        type="button"
        className={styles.answer}
        {...(hasKeys ? { 'aria-keyshortcuts': String(at + 1) } : {})}
        {...(said === null ? {} : { 'aria-pressed': said === familiarity })}
        onClick={() => onAnswer(familiarity)}
      >
        {hasKeys ? (
          <kbd className={styles.key} aria-hidden="true">
            {at + 1}
          </kbd>
        ) : null}
        <span>
          <span className={styles.word}>{ratingsMessages.answer({ familiarity })}</span>
          <span className={clsx(text.small, text.quiet)}>{ratingsMessages.answerMeans({ familiarity })}</span>
        </span>
      </button>
    ))}
  </fieldset>
)
