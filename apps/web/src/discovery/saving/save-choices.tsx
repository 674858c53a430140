import text from '../../kit/text.module.css'
import styles from './save-to-list.module.css'
import { mayHold } from '@wellmet/discovery/lists/saved-lists.rules.ts'
import { clsx } from 'clsx'
import { useQuery } from '@tanstack/react-query'
import type { SavedList } from '@wellmet/discovery/lists/saved-lists.contract.ts'
import { savedListsMessages } from '@wellmet/discovery/lists/saved-lists.messages.ts'
import { reasonOf } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import type { Subject } from './saved-list-shapes.ts'
import { kindFor } from './saved-list-words.ts'
import { SaveToNewList } from './save-to-new-list.tsx'
import { savedListsQuery, useSavedListChanges } from './saved-lists.queries.ts'

type Changes = ReturnType<typeof useSavedListChanges>

const itemFor = ({ kind, id, name }: Subject) => (kind === 'person' ? { personId: id } : { company: name })

const Choice = ({ savedList, subject, changes }: { savedList: SavedList; subject: Subject; changes: Changes }) => {
  const { id, name, kind, itemId } = savedList
  const { save, drop } = changes
  const toggle = () =>
    itemId === null
      ? save.mutate({ params: { path: { id } }, body: { items: [itemFor(subject)] } })
      : drop.mutate({ params: { path: { id, itemId } } })
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={itemId !== null} disabled={save.isPending || drop.isPending} onChange={toggle} />
      <span className={clsx(styles.name, text.clip)}>{name}</span>
      {kind === 'targets' ? <span className={text.quiet}>{savedListsMessages.kind({ kind })}</span> : null}
    </label>
  )
}

export const SaveChoices = ({ subject }: { subject: Subject }) => {
  const changes = useSavedListChanges(subject)
  const { create, save } = changes
  const saveToNew = async (name: string) => {
    const { id } = await create.mutateAsync({ body: { name, kind: kindFor(subject.kind) } })
    await save.mutateAsync({ params: { path: { id } }, body: { items: [itemFor(subject)] } })
  }
  const failed = create.error ?? save.error
  return (
    <>
      <p className={clsx(styles.title, text.clip)}>{savedListsMessages.saveNameTo({ name: subject.name })}</p>
      <Loaded
        query={useQuery(savedListsQuery(subject))}
        what={savedListsMessages.yourLists()}
        skeleton={<FormSkeleton fields={1} />}
      >
        {({ items }) => {
          const fitting = items.filter(({ kind }) => mayHold(kind, subject.kind))
          return fitting.length === 0 ? (
            <p className={clsx(text.small, text.quiet, styles.list)}>{savedListsMessages.noListYet()}</p>
          ) : (
            <ul className={styles.list} aria-label={savedListsMessages.yourLists()}>
              {fitting.map((savedList) => (
                <li key={savedList.id}>
                  <Choice savedList={savedList} subject={subject} changes={changes} />
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
      <FormAlert trouble={failed && { text: savedListsMessages.notChanged({ reason: reasonOf(failed) }) }} />
      <SaveToNewList isPending={create.isPending} onSave={saveToNew} />
    </>
  )
}
