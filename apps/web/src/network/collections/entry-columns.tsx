import text from '../../kit/text.module.css'
import styles from './collection-screen.module.css'
import { notifications } from '@mantine/notifications'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { CollectionEntry } from '@wellmet/discovery/lists/collections.contract.ts'
import { toProblem } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import type { Column } from '../../kit/data-table.tsx'
import { formatDay } from '../../kit/dates.ts'
import { Portrait } from '../../kit/portrait.tsx'
import { RouteStatus } from '../../kit/route-status.tsx'
import { reachWords } from '../companies/company-words.ts'
import { WaysLink } from '../search/ways-link.tsx'
import { EntryNote } from './entry-note.tsx'
import { useCollectionChanges } from './collections.queries.ts'

const EntryName = ({ entry: { kind, personId, companyId, name, reachable } }: { entry: CollectionEntry }) => {
  if (!reachable) return <span className={clsx(styles.entryName, text.clip)}>{name}</span>
  if (kind === 'person') return <WaysLink id={personId!} name={name} className={clsx(styles.entryName, text.link)} />
  return (
    <Link to="/companies/$id" params={{ id: companyId! }} className={clsx(styles.entryName, text.link, text.clip)}>
      {name}
    </Link>
  )
}

const aboutWords = ({ kind, role, company, peopleCount, status }: CollectionEntry): string => {
  if (kind === 'company') return reachWords(peopleCount ?? 0)
  return [role, company].filter(Boolean).join(' · ') || (status === 'none' ? 'Out of sight now' : 'Role unknown')
}

const Who = ({ entry }: { entry: CollectionEntry }) => (
  <span className={styles.entryWho}>
    <Portrait
      id={entry.personId ?? entry.companyId ?? entry.id}
      name={entry.name}
      size={32}
      look={entry.kind === 'company' ? 'company' : 'person'}
    />
    <span className={styles.entryWords}>
      <EntryName entry={entry} />
      <span className={clsx(text.quiet, text.clip)}>{aboutWords(entry)}</span>
    </span>
  </span>
)

const Way = ({ entry: { status, viaName, trustRank } }: { entry: CollectionEntry }) => (
  <span className={styles.entryWords}>
    <RouteStatus status={status} />
    {status === 'none' ? null : (
      <span className={clsx(text.quiet, text.clip, text.figures)}>
        {[viaName ? `via ${viaName}` : 'direct', trustRank === null ? '' : `trust rank ${trustRank}`]
          .filter(Boolean)
          .join(' · ')}
      </span>
    )}
  </span>
)

const Drop = ({ collection, entry }: { collection: string; entry: CollectionEntry }) => {
  const { drop } = useCollectionChanges()
  return (
    <ConfirmButton
      label="Remove"
      spoken={`Remove ${entry.name}`}
      question={`Take ${entry.name} out of this collection?${entry.note ? ' The note goes too.' : ''}`}
      verb="Remove"
      disabled={drop.isPending}
      onConfirm={() =>
        drop.mutate(
          { params: { path: { id: collection, entryId: entry.id } } },
          {
            onError: (error) =>
              notifications.show({ message: `${entry.name} was not removed. ${toProblem(error).detail ?? ''}` }),
          },
        )
      }
    />
  )
}

export const entryColumns = (collection: string, mayChange: boolean): Column<CollectionEntry>[] => [
  { key: 'who', header: 'Who', cell: (entry) => <Who entry={entry} /> },
  { key: 'way', header: 'Best way', cell: (entry) => <Way entry={entry} /> },
  {
    key: 'note',
    header: 'Note',
    cell: (entry) => <EntryNote collection={collection} entry={entry} mayChange={mayChange} />,
  },
  {
    key: 'saved',
    header: 'Saved',
    cell: ({ savedAt }) => (
      <time className={text.quiet} dateTime={savedAt}>
        {formatDay(savedAt)}
      </time>
    ),
  },
  ...(mayChange
    ? [
        {
          key: 'remove',
          header: 'Remove',
          hideHeader: true,
          align: 'end' as const,
          cell: (entry: CollectionEntry) => <Drop collection={collection} entry={entry} />,
        },
      ]
    : []),
]
