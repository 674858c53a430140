import styles from './state-action.module.css'
import { Link } from '@tanstack/react-router'
import { actionWords, spokenActionWords } from '@wellmet/identity/person-states/action-words.rules.ts'
import type { PersonState } from '@wellmet/identity/person-states/person-states.contract.ts'
import { type MouseEvent, useRef } from 'react'
import { http } from '../../api/client.ts'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { LinkButton } from '../../kit/link-button.tsx'
import { stateLink } from './state-link.ts'

type Props = { person: { id: string; name: string; personState: PersonState } }

/** The one thing to do about somebody, as the state says it. Somebody who may only look has nothing to do. */
const useFirst = ({ person: { id, name, personState } }: Props) => {
  const { workspace } = useSession()
  const { first } = personState
  if (!first || !isMember(workspace?.role)) return null
  return {
    label: actionWords(first, personState, name),
    spoken: spokenActionWords(first, personState, name),
    link: stateLink(first, personState, id),
  }
}

const writes = new Set<string | undefined>(['write', 'reconnect'])

/** "Write" and "Reconnect" write: an email from one's own mailbox, where an address of the contact is known. Otherwise it goes to their page. */
const useWriting = ({ person: { id, personState } }: Props) => {
  const address = useRef<string>(undefined)
  const { first, requestId, state } = personState
  if (!writes.has(first?.does) || requestId !== null || state === 'teammate') return undefined
  // Known by the time that they click.
  const look = () => {
    void http.GET('/api/network/contacts/{id}', { params: { path: { id } } }).then(
      ({ data }) => (address.current = data?.writeTo ?? undefined),
      () => {},
    )
  }
  return {
    onPointerEnter: look,
    onFocus: look,
    onClick: (event: MouseEvent) => {
      if (address.current === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      window.location.href = `mailto:${encodeURIComponent(address.current)}`
    },
  }
}

/** In a row of a list. */
export const StateActionLink = (props: Props) => {
  const first = useFirst(props)
  const writing = useWriting(props)
  return first ? (
    <Link {...first.link} {...writing} className={styles.action} aria-label={first.spoken} title={first.spoken}>
      {first.label}
    </Link>
  ) : null
}

/** At the top of a page, or in a notice. */
export const StateActionButton = ({ size, variant, ...props }: Props & { size?: 'xs'; variant?: 'default' }) => {
  const first = useFirst(props)
  const writing = useWriting(props)
  return first ? (
    <LinkButton
      {...first.link}
      {...writing}
      aria-label={first.spoken}
      {...(size ? { size } : {})}
      {...(variant ? { variant } : {})}
    >
      {first.label}
    </LinkButton>
  ) : null
}
