import { deletionDone } from '@wellmet/account/leaving/leaving.hooks.ts'
import { during } from '@wellmet/platform/events/hook.ts'
import { deleteSearchTokens } from '../search-tokens/save-search-tokens.ts'
import { deleteContactsIn } from './leaving.store.ts'

/** How people are found is one row for everybody who has them, so it does not go with a network. */
export const leavingHooks = [
  during(deletionDone, async ({ tx }, erased) => {
    const people = (await deleteContactsIn(tx, erased)).map(({ person }) => person)
    if (people.length > 0) await deleteSearchTokens(tx, people)
  }),
]
