import text from '../../kit/text.module.css'
import requestPartsStyles from '../requests/request-parts.module.css'
import styles from './introductions-screen.module.css'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { Link } from '@tanstack/react-router'
import type { Introduction } from '@wellmet/introductions/requests/introductions.contract.ts'
import type { Tab } from '@wellmet/introductions/stages/stages.contract.ts'
import { clsx } from 'clsx'
import { DataTable, type Column } from '../../kit/data-table.tsx'
import { formatAgo, formatMoment } from '../../kit/dates.ts'
import { Portrait } from '../../kit/portrait.tsx'
import { Section } from '../../kit/section.tsx'
import { type Group, groupOf, groupWords, roleWords, standing } from '../requests/introduction-words.ts'
import { ThankButton } from './thank-button.tsx'
import { Suggestion } from '../suggested-outcomes/suggestion.tsx'

type Props = {
  items: readonly Introduction[]
  waiting: Partial<Record<Group, number>> | undefined
  tab: Tab
}

const order: readonly Group[] = ['me', 'connector', 'target', 'scheduled', 'nobody']

const Who = ({ id, target, isMine, askedBy }: Introduction) => (
  <span className={requestPartsStyles.who}>
    <Portrait id={target.personId ?? id} name={target.name} size={32} />
    <span className={requestPartsStyles.words}>
      <Link
        to="."
        search={(search) => ({ ...search, request: id })}
        resetScroll={false}
        className={clsx(text.rowName, text.clip)}
      >
        {target.name}
      </Link>
      <span className={clsx(text.quiet, text.clip)}>
        {isMine ? roleWords(target) : requestsMessages.askedByYouJoined({ asker: askedBy.name })}
      </span>
    </span>
  </span>
)

const columns = (): Column<Introduction>[] => [
  { key: 'target', header: requestsMessages.targetHeader(), cell: (request) => <Who {...request} /> },
  { key: 'connector', header: requestsMessages.connectorHeader(), cell: ({ connector }) => connector.name },
  {
    key: 'status',
    header: requestsMessages.statusHeader(),
    cell: (request) => (
      <span className={clsx(requestPartsStyles.words, styles.standing)}>
        <strong>{standing(request).label}</strong>
        <span className={text.quiet}>{standing(request).advice}</span>
        <Suggestion requestId={request.id} as="asker" />
        <span className={styles.thank}>
          <ThankButton request={request} />
        </span>
      </span>
    ),
  },
  {
    key: 'changed',
    header: requestsMessages.lastChange(),
    align: 'end',
    cell: ({ changedAt }) => (
      <time dateTime={changedAt} title={formatMoment(changedAt)} className={text.quiet}>
        {formatAgo(changedAt)}
      </time>
    ),
  },
]

/** The count of a whole group is known for all that is active; in another tab only what is shown is counted. */
const countOf = ({ waiting, tab }: Props, group: Group, shown: number): number =>
  tab === 'active' || tab === 'all' ? (waiting?.[group] ?? shown) : shown

/** Who has the next word decides where a request stands; mostly it is not oneself. */
export const Groups = (props: Props) => {
  const groups = Map.groupBy(props.items, groupOf)
  return (
    <div className={styles.groups}>
      {order.map((group) => {
        const rows = groups.get(group) ?? []
        if (rows.length === 0) return null
        const { title, about } = groupWords[group]
        return (
          <Section
            key={group}
            className={styles.group}
            title={requestsMessages.groupTitle({ title: title(), count: countOf(props, group, rows.length) })}
            about={about()}
          >
            <DataTable caption={title()} columns={columns()} rows={rows} keyOf={({ id }) => id} />
          </Section>
        )
      })}
    </div>
  )
}
