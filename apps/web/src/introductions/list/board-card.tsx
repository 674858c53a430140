import text from '../../kit/text.module.css'
import requestPartsStyles from '../requests/request-parts.module.css'
import styles from './board.module.css'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { Introduction } from '@wellmet/introductions/requests/introductions.contract.ts'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { kitMessages } from '../../kit/kit.messages.ts'
import { Portrait } from '../../kit/portrait.tsx'
import type { Stage } from '../requests/introduction-shapes.ts'
import { moveWords, standing } from '../requests/introduction-words.ts'
import { sayableMoves } from '../requests/sayable-moves.ts'

type Props = { request: Introduction; onClaim: (to: Stage) => void }

export const BoardCard = ({ request, onClaim }: Props) => {
  const { workspace } = useSession()
  const claims =
    request.isMine && !request.hasDeletedPerson && isMember(workspace?.role) ? sayableMoves(request.stage) : []
  return (
    <div className={styles.card}>
      <Portrait id={request.target.personId ?? request.id} name={request.target.name} size={24} />
      <span className={clsx(requestPartsStyles.words, styles.words)}>
        <Link
          to="."
          search={(search) => ({ ...search, request: request.id })}
          resetScroll={false}
          className={clsx(text.rowName, text.clip)}
        >
          {request.target.name}
        </Link>
        <span className={clsx(text.quiet, text.clip)}>
          {kitMessages.via({ others: 0, name: request.connector.name })}
        </span>
        <span className={clsx(text.quiet, text.clip)}>{standing(request).label}</span>
      </span>
      {claims.length > 0 ? (
        <Menu position="bottom-end" width={220}>
          <Menu.Target>
            <ActionIcon
              variant="subtle"
              className={styles.more}
              aria-label={requestsMessages.whatHappenedWith({ target: request.target.name })}
            >
              <IconDots size={16} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {claims.map((to) => (
              <Menu.Item key={to} onClick={() => onClaim(to)}>
                {moveWords(to, request)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : null}
    </div>
  )
}
