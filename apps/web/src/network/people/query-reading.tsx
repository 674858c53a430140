import text from '../../kit/text.module.css'
import styles from './query-reading.module.css'
import { peopleMessages } from '@wellmet/discovery/people-search/people.messages.ts'
import type { BroadFound } from '@wellmet/discovery/people-search/people.contract.ts'
import { readingOf } from './broad-words.ts'

type Props = { found: Pick<BroadFound, 'parsed' | 'relaxed'> }

/** How the query was read, what was left out of it, and why. */
export const QueryReading = ({ found }: Props) => {
  const reading = readingOf(found)
  if (reading.length === 0) return null
  return (
    <section className={styles.reading} aria-label={peopleMessages.howRead()}>
      <dl className={styles.parts}>
        {reading.map(({ part, label, said, isDropped }) => (
          <div key={part} className={styles.part} data-dropped={isDropped}>
            <dt>{label}</dt>
            <dd>
              {isDropped ? <s>{said}</s> : said}
              {isDropped ? <span className={text.onlySpoken}> {peopleMessages.leftOut()}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
      {found.relaxed.map(({ why }) => (
        <p key={why} className={text.small}>
          {why}
        </p>
      ))}
    </section>
  )
}
