import text from '../../kit/text.module.css'
import styles from './saved-list-screen.module.css'
import type { SavedList } from '@wellmet/discovery/lists/saved-lists.contract.ts'
import { toProblem } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { TargetField } from './target-field.tsx'
import { itemOf, useSavedListChanges } from './saved-lists.queries.ts'

/** Saves whoever is chosen, at once. */
export const AddItem = ({ savedList: { id, kind } }: { savedList: SavedList }) => {
  const { save } = useSavedListChanges()
  const problem = save.error === null ? null : toProblem(save.error)
  return (
    <div className={styles.add}>
      <TargetField
        kind={kind}
        label="Add to this collection"
        onPick={(pick) => save.mutate({ params: { path: { id } }, body: { items: [itemOf(pick)] } })}
      />
      <output className={text.onlySpoken}>
        {save.data ? (save.data.added > 0 ? 'Saved.' : 'That was in this collection already.') : ''}
      </output>
      <FormAlert
        className={styles.alert}
        trouble={problem && { text: `Nothing was saved. ${problem.detail ?? problem.title}` }}
      />
    </div>
  )
}
