import styles from './ask-link.module.css'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { Link } from '@tanstack/react-router'
import type { Path, ReachablePerson } from '@wellmet/graph/paths/paths.contract.ts'
import { pathsMessages } from '@wellmet/graph/paths/paths.messages.ts'
import { useContext } from 'react'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { type RequestStanding, RequestStandings } from './request-standings.ts'

type Props = {
  person: Pick<ReachablePerson, 'id' | 'name' | 'introduced' | 'askedConnector'>
  path: Pick<Path, 'status' | 'viaId' | 'viaName' | 'availability' | 'leadsToTeammate'>
}

type PathPageProps = { id: string; label: string; spoken?: string; look: 'button' | 'state' }

const PathPageLink = ({ id, label, spoken, look }: PathPageProps) => (
  <Link
    to="/introductions/path"
    search={{ person: id }}
    className={styles.askLink}
    data-look={look}
    aria-label={spoken}
    title={spoken}
  >
    {label}
  </Link>
)

const RequestLink = ({ id, label, advice }: RequestStanding) => (
  <Link to="/introductions" search={{ request: id }} className={styles.askLink} data-look="state" title={advice}>
    {label}
  </Link>
)

/** While no request of the viewer is open, or its list has not come yet. */
const AskOrWait = ({ person: { id, name, askedConnector }, path }: Props) => {
  if (askedConnector !== null) {
    const asked = firstName(askedConnector)
    const spoken = pathsMessages.waitingAbout({ connector: asked, name })
    return <PathPageLink id={id} label={pathsMessages.waiting({ connector: asked })} spoken={spoken} look="state" />
  }
  const connector = path.viaName === null ? null : firstName(path.viaName)
  const { canAsk, from } = path.availability
  if (connector && !canAsk && from !== null) {
    const on = new Date(from)
    const spoken = pathsMessages.askFromSpoken({ on, name })
    return <PathPageLink id={id} label={pathsMessages.askFrom({ on })} spoken={spoken} look="state" />
  }
  if (!path.viaId || !connector || !canAsk)
    return (
      <PathPageLink id={id} label={pathsMessages.seePath()} spoken={pathsMessages.seePathTo({ name })} look="button" />
    )
  return (
    <Link
      to="/introductions/compose"
      search={{ person: id, via: path.viaId }}
      className={styles.askLink}
      data-look="button"
      aria-label={pathsMessages.askAbout({ connector, name })}
      title={pathsMessages.askAbout({ connector, name })}
    >
      {pathsMessages.askNamed({ connector })}
    </Link>
  )
}

/**
 * The one thing to do about anybody in reach: write to them where nobody is needed, or ask the connector of the best path.
 * A bare connection may need a connector, and one who cannot be asked now is better looked at first, so these lead to the
 * path. Who was introduced before, or is being asked for, is not asked for again.
 */
export const AskLink = ({ person, path }: Props) => {
  const { id, name, introduced } = person
  const { workspace } = useSession()
  const request = useContext(RequestStandings)(id)
  if (!isMember(workspace?.role) || path.status === 'none') return null
  if (path.leadsToTeammate)
    return (
      <span className={styles.askLink} data-look="state">
        {pathsMessages.teammate()}
      </span>
    )
  if (path.viaId === null && path.status === 'verified')
    return (
      <Link
        to="/contacts/$id"
        params={{ id }}
        className={styles.askLink}
        data-look="button"
        aria-label={pathsMessages.writeTo({ name })}
      >
        {pathsMessages.write()}
      </Link>
    )
  if (introduced) {
    const on = new Date(introduced.at)
    const spoken = pathsMessages.introducedIn({ connector: firstName(introduced.by), on })
    // The row names who introduced them.
    return <PathPageLink id={id} label={pathsMessages.introducedOn({ on })} spoken={spoken} look="state" />
  }
  return request ? <RequestLink {...request} /> : <AskOrWait person={person} path={path} />
}
