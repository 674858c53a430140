import { notifications } from '@mantine/notifications'
import type { Familiarity } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { ratingsMessages } from '@wellmet/contacts/ratings/ratings.messages.ts'
import { reasonOf } from '../../api/problem.ts'
import { useRatings } from './ratings.queries.ts'

const onError = (error: unknown) => {
  notifications.show({ message: ratingsMessages.notSaved({ reason: reasonOf(error) }) })
}

/** What the viewer says of one contact, on their page. */
export const useRating = (contactId: string) => {
  const { rate, takeBack } = useRatings()
  const params = { path: { id: contactId } }
  return {
    say: (familiarity: Familiarity, onSuccess: () => void) =>
      rate.mutate({ params, body: { familiarity } }, { onSuccess, onError }),
    undo: (onSuccess: () => void) => takeBack.mutate({ params }, { onSuccess, onError }),
  }
}
