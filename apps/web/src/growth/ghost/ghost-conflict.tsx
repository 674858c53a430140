import formStyles from '../../kit/form.module.css'
import styles from './ghost.module.css'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ghostScreensMessages as m } from '@wellmet/connections/ghost/ghost-screens.messages.ts'
import type { GhostPost } from '@wellmet/connections/ghost/ghost.contract.ts'
import type { Problem } from '../../api/problem.ts'
import { ghostPostQuery } from './ghost.queries.ts'

type Props = {
  id: string
  problem: Problem
  onLoad: (theirs: GhostPost) => void
  onSaveOver: (theirs: GhostPost) => void
}

const timeOf = (problem: Problem, field: string): Date =>
  new Date(problem.errors?.find((one) => one.field === `updatedAt.${field}`)?.message ?? 0)

/** Both versions with their times, and the two ways on. */
export const GhostConflict = ({ id, problem, onLoad, onSaveOver }: Props) => {
  const theirs = timeOf(problem, 'theirs')
  const { data, isFetching } = useQuery({ ...ghostPostQuery(id), staleTime: 0, refetchOnMount: 'always' })
  const now = data && Date.parse(data.updatedAt) >= theirs.getTime() ? data : null
  return (
    <div className={styles.conflict} role="alert">
      <h2>{m.conflictTitle()}</h2>
      <p>{m.conflictAbout()}</p>
      <ul>
        <li>{m.yours({ at: timeOf(problem, 'yours') })}</li>
        <li>
          {m.theirs({ at: theirs })}
          {now ? <span className={styles.theirs}>{m.theirTitle({ title: now.title })}</span> : null}
        </li>
      </ul>
      <div className={formStyles.buttons}>
        <Button variant="default" loading={isFetching} disabled={!now} onClick={() => now && onLoad(now)}>
          {m.loadTheirs()}
        </Button>
        <Button variant="default" loading={isFetching} disabled={!now} onClick={() => now && onSaveOver(now)}>
          {m.saveOver()}
        </Button>
      </div>
    </div>
  )
}
