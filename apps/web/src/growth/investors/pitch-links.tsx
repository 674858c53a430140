import text from '../../kit/text.module.css'
import styles from './pitch.module.css'
import { notifications } from '@mantine/notifications'
import { investorsMessages as m } from '@wellmet/growth/investors/investors.messages.ts'
import type { PitchLink } from '@wellmet/growth/investors/pitches.contract.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { useSession } from '../../account/users/session.ts'
import { drawPath } from '../../graph/paths/draw-path.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { DataTable, type Column } from '../../kit/data-table.tsx'
import { formatDay } from '../../kit/dates.ts'
import { PathMini } from '../../kit/path-mini.tsx'
import { TwoLines } from '../../kit/two-lines.tsx'

const readWords = ({ title, times, lastOn }: PitchLink['reads'][number]): string =>
  m.readLine({ section: title, times, day: formatDay(lastOn) })

const Reads = ({ reads }: Pick<PitchLink, 'reads'>) =>
  reads.length === 0 ? (
    <span className={text.quiet}>{m.notOpened()}</span>
  ) : (
    [...Map.groupBy(reads, ({ who }) => who)].map(([who, theirs]) => (
      <div key={who} className={styles.reads}>
        {who}
        <ul className={text.quiet}>
          {theirs.map((read) => (
            <li key={read.section}>{readWords(read)}</li>
          ))}
        </ul>
      </div>
    ))
  )

const Revoke = ({ link: { id, reader } }: { link: PitchLink }) => {
  const revoke = useApiMutation('delete', '/api/investors/links/{id}', {
    changes: ['pitch'],
    onError: (error) => void notifications.show({ message: reasonOf(error) }),
  })
  return (
    <ConfirmButton
      label={m.revoke()}
      spoken={m.revokeNamed({ reader })}
      question={m.revokeQuestion({ reader })}
      verb={m.revoke()}
      disabled={revoke.isPending}
      onConfirm={() => revoke.mutate({ params: { path: { id } } })}
    />
  )
}

const pitchColumns = (user: { id: string; name: string }, mayChange: boolean): readonly Column<PitchLink>[] => [
  {
    key: 'reader',
    header: m.reader(),
    cell: ({ reader, isRevoked, createdAt }) => (
      <TwoLines
        first={<strong>{reader}</strong>}
        second={isRevoked ? m.isRevoked() : m.since({ day: formatDay(createdAt) })}
      />
    ),
  },
  { key: 'reads', header: m.opened(), cell: ({ reads }) => <Reads reads={reads} /> },
  {
    key: 'path',
    header: m.path(),
    cell: ({ path }) =>
      path ? (
        <TwoLines
          first={<PathMini path={drawPath(path.path, user, { id: path.to.id, name: path.to.name })} />}
          second={m.pathTo({ name: path.to.name, role: path.to.role ?? 'none' })}
        />
      ) : (
        <span className={text.quiet}>{m.noPath()}</span>
      ),
  },
  {
    key: 'actions',
    header: m.revoke(),
    hideHeader: true,
    align: 'end',
    cell: (link) => (mayChange && !link.isRevoked ? <Revoke link={link} /> : null),
  },
]

export const PitchLinks = ({ links, mayChange }: { links: readonly PitchLink[]; mayChange: boolean }) => {
  const { user } = useSession()
  return <DataTable caption={m.readers()} rows={links} keyOf={({ id }) => id} columns={pitchColumns(user, mayChange)} />
}
