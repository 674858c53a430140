import text from '../../kit/text.module.css'
import styles from './saved-list-screen.module.css'
import type { SavedList } from '@wellmet/discovery/lists/saved-lists.contract.ts'
import { savedListsMessages } from '@wellmet/discovery/lists/saved-lists.messages.ts'
import { reasonOf } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { TargetField } from '../targets/target-field.tsx'
import { itemOf, useSavedListChanges } from '../saving/saved-lists.queries.ts'

/** Saves whoever is chosen, at once. */
export const AddItem = ({ savedList: { id, kind } }: { savedList: SavedList }) => {
  const { save } = useSavedListChanges()
  return (
    <div className={styles.add}>
      <TargetField
        kind={kind}
        label={savedListsMessages.addToList()}
        onPick={(pick) => save.mutate({ params: { path: { id } }, body: { items: [itemOf(pick)] } })}
      />
      <output className={text.onlySpoken}>
        {save.data ? (save.data.added > 0 ? savedListsMessages.savedNow() : savedListsMessages.alreadySaved()) : ''}
      </output>
      <FormAlert
        className={styles.alert}
        trouble={save.error && { text: savedListsMessages.notSaved({ reason: reasonOf(save.error) }) }}
      />
    </div>
  )
}
