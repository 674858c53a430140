import { linkOptions } from '@tanstack/react-router'
import type { PersonState, StateAction } from '@wellmet/identity/person-states/person-states.contract.ts'

type Stated = Pick<PersonState, 'state' | 'requestId'>

/** Where an action is done. What is part of a request is done there, what needs a connector where one writes to them. */
export const stateLink = ({ does, via, from }: StateAction, { state, requestId }: Stated, personId: string) => {
  if (requestId !== null && (state === 'asked_of_you' || state === 'you_promised'))
    return linkOptions({ to: '/introductions/asks', hash: requestId })
  if (via && !from) return linkOptions({ to: '/introductions/compose', search: { person: personId, via: via.id } })
  switch (does) {
    case 'ask':
    case 'ask_next':
    case 'check_first':
    case 'try_another_path':
    case 'ask_someone_else':
    case 'ask_closer_teammate':
    case 'see_paths':
    case 'open_a_path':
      return linkOptions({ to: '/introductions/path', search: { person: personId } })
    case 'see_who_to_invite':
    case 'invite':
      return linkOptions({ to: '/setup-network' })
    case 'import_contacts':
      return linkOptions({ to: '/access/network' })
    default:
  }
  if (requestId !== null) return linkOptions({ to: '/introductions', search: { request: requestId } })
  // A teammate, and somebody who is nobody's contact, have no page of a contact.
  return state === 'teammate' || state === 'unknown' || state === 'no_path'
    ? linkOptions({ to: '/introductions/path', search: { person: personId } })
    : linkOptions({ to: '/contacts/$id', params: { id: personId } })
}
