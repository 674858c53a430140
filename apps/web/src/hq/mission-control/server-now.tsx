import styles from './morning.module.css'
import text from '../../kit/text.module.css'
import { clsx } from 'clsx'
import type { MissionStatus } from '@wellmet/hq/mission-control/mission-control.contract.ts'
import { formatNumber } from '@wellmet/platform/messages/formats.ts'
import { Section } from '../../kit/section.tsx'
import { bytesWords, durationWords } from '../figures/figure-words.ts'
import { hqScreensMessages as m } from '../hq-screens.messages.ts'

type Tile = { key: string; label: string; value: string; about?: string | undefined; isBad?: boolean }

const backupTile = (key: 'dump' | 'drill', label: string, { ageSeconds, lastRunSucceeded }: Backup): Tile => ({
  key,
  label,
  value: ageSeconds === null ? m.never() : m.ago({ time: durationWords(ageSeconds) }),
  about: lastRunSucceeded === false ? m.failed() : undefined,
  isBad: lastRunSucceeded === false || (key === 'dump' && ageSeconds === null),
})
type Backup = MissionStatus['backups']['dump']

const some = (count: number, words: (param: { count: number }) => string): string | undefined =>
  count > 0 ? words({ count }) : undefined

function tilesOf({ workers, jobs, mails, backups, users, workspaces, database }: MissionStatus): Tile[] {
  const due = jobs.reduce((sum, job) => sum + job.due, 0)
  const givenUp = jobs.reduce((sum, job) => sum + job.givenUp, 0)
  const { growthBytesPerDay: growth } = database
  return [
    { key: 'workers', label: m.workers(), value: formatNumber(workers), isBad: workers === 0 },
    { key: 'jobs', label: m.jobsDue(), value: formatNumber(due), about: some(givenUp, m.givenUp), isBad: givenUp > 0 },
    {
      key: 'mail',
      label: m.mailWaiting(),
      value: formatNumber(mails.waiting),
      about: some(mails.failed, m.failedToday),
      isBad: mails.failed > 0,
    },
    backupTile('dump', m.backup(), backups.dump),
    backupTile('drill', m.restore(), backups.drill),
    {
      key: 'users',
      label: m.users(),
      value: formatNumber(users['total'] ?? 0),
      about: m.activeUsers({ count: users['activeLast30Days'] ?? 0 }),
    },
    {
      key: 'database',
      label: m.database(),
      value: bytesWords(database.bytes),
      about: growth === null ? m.workspaces({ count: workspaces }) : m.growing({ change: bytesWords(growth) }),
    },
  ]
}

export const ServerNow = ({ status }: { status: MissionStatus }) => (
  <Section title={m.state()} className={clsx(styles.part, styles.wide)}>
    <dl className={styles.tiles}>
      {tilesOf(status).map(({ key, label, value, about, isBad }) => (
        <div key={key} data-bad={isBad}>
          <dt className={clsx(text.small, text.quiet)}>{label}</dt>
          <dd className={clsx(styles.value, text.figures)}>{value}</dd>
          {about ? <dd className={clsx(text.small, text.quiet)}>{about}</dd> : null}
        </div>
      ))}
    </dl>
  </Section>
)
