import text from '../../kit/text.module.css'
import styles from './collection-screen.module.css'
import type { Collection } from '@wellmet/discovery/lists/collections.contract.ts'
import { toProblem } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { TargetField } from './target-field.tsx'
import { entryOf, useCollectionChanges } from './collections.queries.ts'

/** Saves whoever is chosen, at once. */
export const AddEntry = ({ collection: { id, kind } }: { collection: Collection }) => {
  const { save } = useCollectionChanges()
  const problem = save.error === null ? null : toProblem(save.error)
  return (
    <div className={styles.add}>
      <TargetField
        kind={kind}
        label="Add to this collection"
        onPick={(pick) => save.mutate({ params: { path: { id } }, body: { entries: [entryOf(pick)] } })}
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
