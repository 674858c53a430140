import type { Path, ReachablePerson } from '@wellmet/graph/paths/paths.contract.ts'
import { pathsMessages } from '@wellmet/graph/paths/paths.messages.ts'
import { mayAskOthers } from '@wellmet/identity/person-states/person-state.rules.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { LinkButton } from '../../kit/link-button.tsx'

type Props = {
  person: Pick<ReachablePerson, 'id' | 'name' | 'personState'>
  path: Pick<Path, 'viaId' | 'viaName' | 'availability'>
}

/** Asks the connector of a path that is not the first to try, while the state of the person lets somebody be asked. */
export const AskOther = ({ person: { id, name, personState }, path: { viaId, viaName, availability } }: Props) => {
  const { workspace } = useSession()
  const mayAsk = isMember(workspace?.role) && mayAskOthers(personState) && availability.canAsk
  if (!mayAsk || viaId === null || viaName === null) return null
  const connector = firstName(viaName)
  return (
    <LinkButton
      size="xs"
      variant="default"
      to="/introductions/compose"
      search={{ person: id, via: viaId }}
      aria-label={pathsMessages.askAbout({ connector, name })}
    >
      {pathsMessages.askNamed({ connector })}
    </LinkButton>
  )
}
