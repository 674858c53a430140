import text from '../../kit/text.module.css'
import styles from './suggestion-list.module.css'
import { IconArrowRight } from '@tabler/icons-react'
import { peopleMessages } from '@wellmet/discovery/people-search/people.messages.ts'
import type { BroadFound } from '@wellmet/discovery/people-search/people.contract.ts'
import { suggestionWords } from './broad-words.ts'

type Props = { suggestions: BroadFound['suggestions']; onAsk: (query: string) => void }

/** Other searches, each of which was tried and finds somebody. */
export const SuggestionList = ({ suggestions, onAsk }: Props) =>
  suggestions.length === 0 ? null : (
    <section className={styles.suggestions} aria-label={peopleMessages.otherSearches()}>
      <h2>{peopleMessages.otherSearchesFindMore()}</h2>
      <ul>
        {suggestions.map(({ query, why, results }) => (
          <li key={query}>
            <button type="button" className={styles.suggestion} onClick={() => onAsk(query)}>
              <span className={styles.query}>{query}</span>
              <span className={text.quiet}>{suggestionWords({ why, results })}</span>
              <IconArrowRight size={16} stroke={1.75} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
