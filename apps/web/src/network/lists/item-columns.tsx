import text from '../../kit/text.module.css'
import styles from './saved-list-screen.module.css'
import { notifications } from '@mantine/notifications'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { SavedListItem } from '@wellmet/discovery/lists/saved-lists.contract.ts'
import { savedListsMessages } from '@wellmet/discovery/lists/saved-lists.messages.ts'
import { reasonOf } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import type { Column } from '../../kit/data-table.tsx'
import { formatDay } from '../../kit/dates.ts'
import { kitMessages } from '../../kit/kit.messages.ts'
import { Portrait } from '../../kit/portrait.tsx'
import { RouteStatus } from '../../kit/route-status.tsx'
import { reachWords } from '../companies/company-words.ts'
import { PathsLink } from '../search/paths-link.tsx'
import { ItemNote } from './item-note.tsx'
import { useSavedListChanges } from './saved-lists.queries.ts'

const ItemName = ({ item: { kind, personId, companyId, name, reachable } }: { item: SavedListItem }) => {
  if (!reachable) return <span className={clsx(styles.itemName, text.clip)}>{name}</span>
  if (kind === 'person') return <PathsLink id={personId!} name={name} className={clsx(styles.itemName, text.link)} />
  return (
    <Link to="/companies/$id" params={{ id: companyId! }} className={clsx(styles.itemName, text.link, text.clip)}>
      {name}
    </Link>
  )
}

const aboutWords = ({ kind, role, company, peopleCount, status }: SavedListItem): string => {
  if (kind === 'company') return reachWords(peopleCount ?? 0)
  return (
    [role, company].filter(Boolean).join(' · ') ||
    (status === 'none' ? savedListsMessages.notReachable() : kitMessages.roleUnknown())
  )
}

const Who = ({ item }: { item: SavedListItem }) => (
  <span className={styles.itemWho}>
    <Portrait
      id={item.personId ?? item.companyId ?? item.id}
      name={item.name}
      size={32}
      look={item.kind === 'company' ? 'company' : 'person'}
    />
    <span className={styles.itemWords}>
      <ItemName item={item} />
      <span className={clsx(text.quiet, text.clip)}>{aboutWords(item)}</span>
    </span>
  </span>
)

const pathWords = (name: string | null, rank: number | null): string => {
  if (name === null)
    return rank === null ? savedListsMessages.directPath() : savedListsMessages.directPathRanked({ rank })
  return rank === null ? savedListsMessages.viaPath({ name }) : savedListsMessages.viaPathRanked({ name, rank })
}

const FoundPath = ({ item: { status, viaName, trustRank } }: { item: SavedListItem }) => (
  <span className={styles.itemWords}>
    <RouteStatus status={status} />
    {status === 'none' ? null : (
      <span className={clsx(text.quiet, text.clip, text.figures)}>{pathWords(viaName, trustRank)}</span>
    )}
  </span>
)

const Drop = ({ savedList, item }: { savedList: string; item: SavedListItem }) => {
  const { drop } = useSavedListChanges()
  return (
    <ConfirmButton
      label={savedListsMessages.remove()}
      spoken={savedListsMessages.removeNamed({ name: item.name })}
      question={(item.note ? savedListsMessages.removeQuestionWithNote : savedListsMessages.removeQuestion)({
        name: item.name,
      })}
      verb={savedListsMessages.remove()}
      disabled={drop.isPending}
      onConfirm={() =>
        drop.mutate(
          { params: { path: { id: savedList, itemId: item.id } } },
          {
            onError: (error) =>
              notifications.show({
                message: savedListsMessages.notRemoved({ name: item.name, reason: reasonOf(error) }),
              }),
          },
        )
      }
    />
  )
}

export const itemColumns = (savedList: string, mayChange: boolean): Column<SavedListItem>[] => [
  { key: 'who', header: savedListsMessages.person(), cell: (item) => <Who item={item} /> },
  { key: 'path', header: savedListsMessages.bestPath(), cell: (item) => <FoundPath item={item} /> },
  {
    key: 'note',
    header: savedListsMessages.note(),
    cell: (item) => <ItemNote savedList={savedList} item={item} mayChange={mayChange} />,
  },
  {
    key: 'saved',
    header: savedListsMessages.saved(),
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
          header: savedListsMessages.remove(),
          hideHeader: true,
          align: 'end' as const,
          cell: (item: SavedListItem) => <Drop savedList={savedList} item={item} />,
        },
      ]
    : []),
]
