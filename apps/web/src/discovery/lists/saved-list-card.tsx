import text from '../../kit/text.module.css'
import styles from './saved-lists-screen.module.css'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { SavedList } from '@wellmet/discovery/lists/saved-lists.contract.ts'
import { savedListsMessages } from '@wellmet/discovery/lists/saved-lists.messages.ts'
import { formatAgo } from '../../kit/dates.ts'
import { richMessage } from '../../kit/rich-message.ts'
import { sizeWords } from '../saving/saved-list-words.ts'
import { KindLabel } from './kind-label.tsx'

/** The whole card opens the list. */
export const SavedListCard = ({ savedList }: { savedList: SavedList }) => (
  <article className={styles.card}>
    <KindLabel kind={savedList.kind} />
    <h2 className={styles.cardName}>
      <Link to="/collections/$id" params={{ id: savedList.id }} className={text.rowName}>
        {savedList.name}
      </Link>
    </h2>
    {savedList.newest.length > 0 ? (
      <p className={clsx(text.small, text.clip)}>{savedList.newest.map(({ name }) => name).join(', ')}</p>
    ) : null}
    <p className={clsx(text.small, text.quiet, text.figures)}>
      {richMessage(savedListsMessages.lastChanged, {
        size: sizeWords(savedList),
        when: formatAgo(savedList.changedAt),
        time: <time dateTime={savedList.changedAt} />,
      })}
    </p>
  </article>
)
