import styles from './ask-link.module.css'
import { Link } from '@tanstack/react-router'
import type { PathInFull } from '@wellmet/graph/paths/paths.contract.ts'
import { pathsMessages } from '@wellmet/graph/paths/paths.messages.ts'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'

type Props = { id: string; name: string; path: Pick<PathInFull, 'status' | 'viaId'>; via?: string | null }

/** A person one is in touch with needs no introduction, and without a path there is nobody to ask. */
const isWorthAsking = ({ status, viaId }: Props['path']): boolean =>
  status !== 'none' && (viaId !== null || status !== 'verified')

/** Beside anybody in reach: to the route that leads there, from where one asks. */
export const AskLink = ({ id, name, path, via }: Props) => {
  const { workspace } = useSession()
  if (!isMember(workspace?.role) || !isWorthAsking(path)) return null
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
