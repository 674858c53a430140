import type { PersonState } from '@wellmet/identity/person-states/person-states.contract.ts'
import { Notice } from '../../kit/notice.tsx'
import { StateActionButton } from './state-action.tsx'
import { stateWords } from '@wellmet/identity/person-states/state-words.rules.ts'

type Props = {
  person: { id: string; name: string; personState: PersonState }
  className?: string | undefined
  /** The page has the button already. */
  isBesideAction?: boolean
}

/** Where a request about somebody stands, above everything else that could be done. Nothing where there is none. */
export const StateNotice = ({ person, className, isBesideAction = false }: Props) =>
  person.personState.requestId === null ? null : (
    <Notice
      className={className}
      notice={{ code: person.personState.state, message: stateWords(person.personState), next: '' }}
      action={isBesideAction ? undefined : <StateActionButton person={person} size="xs" variant="default" />}
    />
  )
