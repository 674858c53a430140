import text from '../../kit/text.module.css'
import styles from './collections-screen.module.css'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { Collection } from '@wellmet/discovery/lists/collections.contract.ts'
import { formatAgo } from '../../kit/dates.ts'
import { sizeWords } from './collection-words.ts'
import { KindLabel } from './kind-label.tsx'

/** The whole card opens the collection. */
export const CollectionCard = ({ collection }: { collection: Collection }) => (
  <article className={styles.card}>
    <KindLabel kind={collection.kind} />
    <h2 className={styles.cardName}>
      <Link to="/collections/$id" params={{ id: collection.id }} className={text.rowName}>
        {collection.name}
      </Link>
    </h2>
    {collection.newest.length > 0 ? (
      <p className={clsx(text.small, text.clip)}>{collection.newest.map(({ name }) => name).join(', ')}</p>
    ) : null}
    <p className={clsx(text.small, text.quiet, text.figures)}>
      {sizeWords(collection)} · changed <time dateTime={collection.changedAt}>{formatAgo(collection.changedAt)}</time>
    </p>
  </article>
)
