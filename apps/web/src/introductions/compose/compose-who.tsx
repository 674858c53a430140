import text from '../../kit/text.module.css'
import styles from './compose.module.css'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { NativeSelect } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { kitMessages } from '../../kit/kit.messages.ts'
import { Portrait } from '../../kit/portrait.tsx'
import { PathLine } from '../../kit/path-line.tsx'
import { PathMini } from '../../kit/path-mini.tsx'
import { useSession } from '../../account/users/session.ts'
import { drawPath } from '../../graph/paths/draw-path.ts'
import type { RouteOption } from '../path/route-options.ts'
import type { Draft } from './draft-values.ts'

type Props = { draft: Draft; options: readonly RouteOption[] }

/** Who is asked for whom. Before the first save another connector can be chosen; a saved draft is to one of them. */
export const ComposeWho = ({ draft: { connector, target }, options }: Props) => {
  const { user } = useSession()
  const navigate = useNavigate()
  const chosen = options.find(({ id }) => id === connector.personId)
  const person = target.personId
  const route =
    chosen && person ? drawPath(chosen.path, { id: user.id, name: user.name }, { id: person, name: target.name }) : null
  const hasChoice = options.length > 1 && person !== null
  return (
    <div className={styles.who}>
      {route === null ? (
        <span className={clsx(styles.connector, text.small)}>
          <Portrait id={connector.personId} name={connector.name} size={24} />
          {kitMessages.via({ others: 0, name: connector.name })}
        </span>
      ) : hasChoice ? (
        <PathLine path={route} size="mini" />
      ) : (
        <PathMini path={route} />
      )}
      {hasChoice ? (
        <NativeSelect
          aria-label={requestsMessages.whoToAsk()}
          value={connector.personId}
          data={options.map(({ id, name }) => ({ value: id, label: kitMessages.via({ others: 0, name }) }))}
          onChange={({ currentTarget }) =>
            void navigate({ to: '.', search: { person, via: currentTarget.value }, replace: true })
          }
        />
      ) : null}
      {person ? (
        <Link
          to="/introductions/path"
          search={{ person, via: connector.personId }}
          className={clsx(text.link, text.small)}
        >
          {requestsMessages.seePath()}
        </Link>
      ) : null}
    </div>
  )
}
