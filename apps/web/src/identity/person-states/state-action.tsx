import styles from './state-action.module.css'
import { Link } from '@tanstack/react-router'
import { actionWords, spokenActionWords } from '@wellmet/identity/person-states/action-words.rules.ts'
import type { PersonState } from '@wellmet/identity/person-states/person-states.contract.ts'
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

/** In a row of a list. */
export const StateActionLink = (props: Props) => {
  const first = useFirst(props)
  return first ? (
    <Link {...first.link} className={styles.action} aria-label={first.spoken} title={first.spoken}>
      {first.label}
    </Link>
  ) : null
}

/** At the top of a page, or in a notice. */
export const StateActionButton = ({ size, variant, ...props }: Props & { size?: 'xs'; variant?: 'default' }) => {
  const first = useFirst(props)
  return first ? (
    <LinkButton {...first.link} aria-label={first.spoken} {...(size ? { size } : {})} {...(variant ? { variant } : {})}>
      {first.label}
    </LinkButton>
  ) : null
}
