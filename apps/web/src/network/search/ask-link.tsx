import styles from './ask-link.module.css'
import { Link } from '@tanstack/react-router'
import type { PathInFull } from '@wellmet/graph/paths/paths.contract.ts'
import { pathsMessages } from '@wellmet/graph/paths/paths.messages.ts'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'

type Props = { id: string; name: string; path: Pick<PathInFull, 'status' | 'viaId'>; via?: string | null }

/**
 * Beside anybody in reach: to the contact where nobody is needed, or to the path that leads there, from where one asks. A
 * bare connection may need a connector, so that it leads to the path too.
 */
export const AskLink = ({ id, name, path, via }: Props) => {
  const { workspace } = useSession()
  if (!isMember(workspace?.role) || path.status === 'none') return null
  if (path.viaId === null && path.status === 'verified')
    return (
      <Link to="/contacts/$id" params={{ id }} className={styles.askLink}>
        {pathsMessages.writeTo({ name })}
      </Link>
    )
  return (
    <Link
      to="/introductions/path"
      search={{ person: id, ...(via ? { via } : {}) }}
      className={styles.askLink}
      aria-label={pathsMessages.askForIntroductionTo({ name })}
    >
      {pathsMessages.askForIntroduction()}
    </Link>
  )
}
